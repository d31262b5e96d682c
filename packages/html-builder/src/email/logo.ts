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
    const size = setting.kind === 'email' ? 18 : 22
    const more = 'font-weight="600"'
    return words({ place, font, size, alignment, padding, more, ...(cssClass && { cssClass }) }, name)
  }
  // In a signature it stands flush with the lines below it.
  const room = setting.kind === 'email' ? '10px 14px' : '4px 0'
  const plate = `display:inline-block;background-color:#fefefe;border-radius:10px;padding:${room}`
  const picture =
    'display:block;border:0;width:auto;height:auto;max-width:180px;max-height:48px;color:#111413;font-size:16px;font-weight:600'
  const img = `<img src="${written(setting.logo)}" alt="${name}" height="48" style="${picture}">`
  return `<mj-text align="${alignOf(alignment, setting)}" padding="${padding}" font-size="16px"><span style="${plate}">${img}</span></mj-text>`
}
