// A process of its own that draws one drawing: from standard input, as PNG to standard output. It ends itself when the
// drawing takes too much of the processor, which nothing can do to a drawing inside the server.
import { buffer } from 'node:stream/consumers'
import { loadSharp } from './sharp-library.ts'

const LOOK_EVERY_MS = 50

const [width = '0', density = '72', maxPixels = '0', limitMs = '0'] = process.argv.slice(2)
// Drawing happens in another thread, so that this one can look.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if ((user + system) / 1000 > Number(limitMs)) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS).unref()
const sharp = await loadSharp()
const input = await buffer(process.stdin)
const drawn = await sharp(input, { density: Number(density), limitInputPixels: Number(maxPixels) })
  .resize({ width: Number(width), withoutEnlargement: true })
  .png({ compressionLevel: 6 })
  .toBuffer()
process.stdout.write(drawn)
