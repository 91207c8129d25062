// Imported before everything else: an old Node must be told in one sentence, not by a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
const enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
if (!enough) {
  console.error(`Zhantai needs Node 20.19, 22.12, 24 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
