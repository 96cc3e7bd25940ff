// The entry of the `tablee` command.
console.log('tablee: nothing to play yet');
