/** The screens the product is drawn for; use with `test.use(PHONE)`. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const

/** On the wall of a kitchen, or at reception. */
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const

export const DESK = { viewport: { width: 1440, height: 900 } } as const

export const COLOR_SCHEMES = ['light', 'dark'] as const
