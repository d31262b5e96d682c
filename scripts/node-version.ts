const NEEDED_NODE = 26

/** Ends with one clear line on an older Node, before anything fails in a stranger way. */
export function requireNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_NODE) return
  console.error(`Innkeeper runs on Node ${NEEDED_NODE}, and this is ${process.version}.`)
  console.error('Use "npm start" (or "npm run ..."), which brings the right one.')
  process.exit(1)
}
