// Every other loader of the library (TIFF, PDF, ...) is shut before it sees a byte of an upload.
const ALLOWED_LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map(
  (name) => `VipsForeignLoad${name}`,
)

type SharpLibrary = typeof import('sharp').default

let library: Promise<SharpLibrary> | undefined

/** Loads the library on first use, since a start that serves no picture need not wait for it. */
export function loadSharp(): Promise<SharpLibrary> {
  library ??= prepare()
  return library
}

async function prepare(): Promise<SharpLibrary> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ALLOWED_LOADERS })
  // Each picture is converted once, so remembering operations only costs memory; the threads are shared out
  // by the queue, one for each conversion.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
