"""The learners: their list, practice, the probe, the report and the class."""
