// A process of its own that draws one drawing: from standard input, as PNG to standard output. Whoever started it
// ends it when it takes too long, which nothing can do to a drawing inside the server.
import { buffer } from 'node:stream/consumers'
import { loadSharp } from './sharp-library.ts'

const [width = '0', density = '72', maxPixels = '0'] = process.argv.slice(2)
const sharp = await loadSharp()
const input = await buffer(process.stdin)
const drawn = await sharp(input, { density: Number(density), limitInputPixels: Number(maxPixels) })
  .resize({ width: Number(width), withoutEnlargement: true })
  .png({ compressionLevel: 6 })
  .toBuffer()
process.stdout.write(drawn)
