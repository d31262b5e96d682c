import { written } from './escape.ts'
import { emailFont } from './fonts.ts'
import { alignOf, type Place, words } from './layout.ts'

type LogoLook = { place: Place; alignment: 'left' | 'center' | 'right'; padding: string; cssClass?: string }

/** The property's logo on a plate of its own, since most would not be seen in the dark; without one its name. */
export function logoOrName({ place, alignment, padding, cssClass }: LogoLook): string {
  const { setting } = place
  const name = written(setting.propertyName)
  if (setting.logo === null) {
    const font = emailFont(setting.brand.headingFont)
    const more = 'font-weight="600"'
    return words({ place, font, size: 18, alignment, padding, more, ...(cssClass && { cssClass }) }, name)
  }
  const plate = 'display:inline-block;background-color:#fefefe;border-radius:10px;padding:10px 14px'
  const picture =
    'display:block;border:0;width:auto;height:auto;max-width:180px;max-height:48px;color:#111413;font-size:16px;font-weight:600'
  const img = `<img src="${written(setting.logo)}" alt="${name}" height="48" style="${picture}">`
  return `<mj-text align="${alignOf(alignment, setting)}" padding="${padding}" font-size="16px"><span style="${plate}">${img}</span></mj-text>`
}
