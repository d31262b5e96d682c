/** How a font looks, for grouping; also which font of the device stands in for it until it has loaded. */
export const FONT_KINDS = ['sans', 'serif', 'display', 'handwriting', 'mono'] as const
export type FontKind = (typeof FONT_KINDS)[number]

/** Fonts every device has (spec 9). */
export const STANDARD_FONTS = [
  'Arial',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
] as const

/** The letters of each file, as CSS writes them; the same for all web fonts. */
export const UNICODE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const
export type Subset = keyof typeof UNICODE_RANGES

/** Names of fonts in settings and pages are never longer. */
export const FONT_NAME_MAX = 60
/** Stylesheets are asked for by name: more than all web fonts and all a property's own is no honest question. */
export const FAMILIES_MAX = 80
/** A licensed font in one weight is rarely above 200 KB; with all scripts of the world it is above this. */
export const FONT_FILE_MAX_BYTES = 2 * 1024 * 1024
/** Files a property may upload: two families of four weights. */
export const OWN_FONT_FILES_MAX = 8
