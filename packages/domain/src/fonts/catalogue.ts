import type { FontKind, Subset } from './constants.ts'

/** What a line of words in the font measures, in ems: the middle width of a letter, the room above and below. */
export type FontMeasure = { width: number; ascent: number; descent: number }

export type WebFont = {
  family: string
  kind: FontKind
  /** One file with all weights from and to, or a file for each. */
  weights: string | readonly number[]
  measure: FontMeasure
  subsets: readonly Subset[]
}

/**
 * The web fonts a property can choose (spec 9); the installation serves them itself. Measures were taken in a browser
 * from a text in seven languages at weight 400; a test of the server compares names, weights and heights with the files.
 */
export const WEB_FONT_CATALOGUE: readonly WebFont[] = [
  webFont('Abril Fatface', 'display', [400], [0.4668, 1.058, 0.291]),
  webFont('Alegreya', 'serif', '400 900', [0.4153, 1.016, 0.345]),
  webFont('Archivo', 'sans', '100 900', [0.4456, 0.878, 0.21]),
  webFont('Arimo', 'sans', '400 700', [0.4526, 0.905, 0.212]),
  webFont('Arvo', 'serif', [400, 700], [0.5, 0.961, 0.247], ['latin']),
  webFont('Asap', 'sans', '100 900', [0.4479, 0.934, 0.212]),
  webFont('Barlow', 'sans', [400, 700], [0.4375, 1, 0.2]),
  webFont('Bitter', 'serif', '100 900', [0.4716, 0.935, 0.265]),
  webFont('Cabin', 'sans', '400 700', [0.4262, 0.965, 0.25]),
  webFont('Cardo', 'serif', [400, 700], [0.4296, 0.99, 0.364]),
  webFont('Caveat', 'handwriting', '400 700', [0.3397, 0.96, 0.3]),
  webFont('Cormorant Garamond', 'serif', '300 700', [0.3951, 0.924, 0.287]),
  webFont('Crimson Text', 'serif', [400, 700], [0.3997, 0.949, 0.351]),
  webFont('Dancing Script', 'handwriting', '400 700', [0.3612, 0.92, 0.28]),
  webFont('DM Sans', 'sans', '100 1000', [0.4672, 0.992, 0.31]),
  webFont('DM Serif Display', 'display', [400], [0.4539, 1.036, 0.335]),
  webFont('Domine', 'serif', '400 700', [0.4912, 0.9, 0.24]),
  webFont('Dosis', 'sans', '200 800', [0.3833, 1.027, 0.237]),
  webFont('EB Garamond', 'serif', '400 800', [0.3834, 1.007, 0.298]),
  webFont('Exo 2', 'sans', '100 900', [0.4639, 0.999, 0.201]),
  webFont('Figtree', 'sans', '300 900', [0.4511, 0.95, 0.25]),
  webFont('Fira Sans', 'sans', [400, 700], [0.4627, 0.935, 0.265]),
  webFont('Fraunces', 'serif', '100 900', [0.4775, 0.978, 0.255]),
  webFont('Great Vibes', 'handwriting', [400], [0.2948, 0.851, 0.401]),
  webFont('Heebo', 'sans', '100 900', [0.4537, 1.048, 0.421]),
  webFont('Hind', 'sans', [400, 700], [0.4348, 1.055, 0.546]),
  webFont('IBM Plex Sans', 'sans', '100 700', [0.4574, 1.025, 0.275]),
  webFont('IBM Plex Serif', 'serif', [400, 700], [0.4808, 1.025, 0.275]),
  webFont('Inconsolata', 'mono', '200 900', [0.5, 0.859, 0.19]),
  webFont('Inter', 'sans', '100 900', [0.4806, 0.969, 0.241]),
  webFont('JetBrains Mono', 'mono', '100 800', [0.6, 1.02, 0.3]),
  webFont('Josefin Sans', 'sans', '100 700', [0.4558, 0.75, 0.25]),
  webFont('Jost', 'sans', '100 900', [0.4275, 1.07, 0.375]),
  webFont('Karla', 'sans', '200 800', [0.4657, 0.917, 0.252]),
  webFont('Lato', 'sans', [400, 700], [0.4401, 0.987, 0.213]),
  webFont('Libre Baskerville', 'serif', '400 700', [0.5218, 0.97, 0.27]),
  webFont('Libre Franklin', 'sans', '100 900', [0.4696, 0.966, 0.246]),
  webFont('Lora', 'serif', '400 700', [0.4727, 1.006, 0.274]),
  webFont('Manrope', 'sans', '200 800', [0.4629, 1.066, 0.3]),
  webFont('Merriweather', 'serif', '300 900', [0.4909, 0.984, 0.273]),
  webFont('Montserrat', 'sans', '100 900', [0.509, 0.968, 0.251]),
  webFont('Mulish', 'sans', '200 1000', [0.4689, 1.005, 0.25]),
  webFont('Noto Sans', 'sans', '100 900', [0.4798, 1.069, 0.293]),
  webFont('Noto Serif', 'serif', '100 900', [0.4879, 1.069, 0.293]),
  webFont('Nunito', 'sans', '200 1000', [0.4572, 1.011, 0.353]),
  webFont('Open Sans', 'sans', '300 800', [0.4776, 1.069, 0.293]),
  webFont('Oswald', 'sans', '200 700', [0.3666, 1.193, 0.289]),
  webFont('Oxygen', 'sans', [400, 700], [0.4572, 1.027, 0.236]),
  webFont('Playfair Display', 'serif', '400 900', [0.4573, 1.082, 0.251]),
  webFont('Poppins', 'sans', [400, 700], [0.5101, 1.05, 0.35]),
  webFont('PT Sans', 'sans', [400, 700], [0.435, 1.018, 0.276]),
  webFont('PT Serif', 'serif', [400, 700], [0.4541, 1.039, 0.286]),
  webFont('Quicksand', 'sans', '300 700', [0.4729, 1, 0.25]),
  webFont('Raleway', 'sans', '100 900', [0.4687, 0.94, 0.234]),
  webFont('Roboto', 'sans', '100 900', [0.4525, 0.928, 0.244]),
  webFont('Roboto Slab', 'serif', '100 900', [0.483, 1.048, 0.271]),
  webFont('Rubik', 'sans', '300 900', [0.4708, 0.935, 0.25]),
  webFont('Source Sans 3', 'sans', '200 900', [0.4242, 1.024, 0.4]),
  webFont('Source Serif 4', 'serif', '200 900', [0.4864, 1.036, 0.335]),
  webFont('Work Sans', 'sans', '100 900', [0.5052, 0.93, 0.243]),
]

export const WEB_FONTS: readonly string[] = WEB_FONT_CATALOGUE.map(({ family }) => family)

const byFamily = new Map(WEB_FONT_CATALOGUE.map((font) => [font.family, font]))

/** Undefined for what is no web font of ours. */
export function webFontOf(family: string): WebFont | undefined {
  return byFamily.get(family)
}

function webFont(
  family: string,
  kind: FontKind,
  weights: WebFont['weights'],
  [width, ascent, descent]: readonly [number, number, number],
  subsets: readonly Subset[] = ['latin', 'latin-ext'],
): WebFont {
  return { family, kind, weights, measure: { width, ascent, descent }, subsets }
}
