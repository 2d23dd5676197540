"""What is run now and then on the project itself, outside its tests."""
