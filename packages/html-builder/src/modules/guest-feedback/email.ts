import { colourClass } from '../../email/dark-mode.ts'
import { written } from '../../email/escape.ts'
import { emailFont } from '../../email/fonts.ts'
import { alignOf, column, groundOf, section, words } from '../../email/layout.ts'
import { field, surveyOf } from '../../email/marks.ts'
import { betweenMarks } from '../../email/whole.ts'
import { labelWithFields } from '../../email/with-fields.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const SCORES = Array.from({ length: 11 }, (_, score) => score)

/** The question and eleven answers, each a link; on a phone they stand in two rows. */
export const email: ModuleKind<'guest-feedback'>['email'] = ({ id, props, outerPadding }, setting) => {
  const place = groundOf(setting)
  const { accent } = place.surface
  const { brand } = setting
  const question = props.title.trim() ? labelWithFields(props.title) : field('survey:question', 'html')
  const look = `display:inline-block;width:38px;height:38px;line-height:38px;margin:0 0 6px;border:1px solid ${accent};border-radius:10px;text-align:center;text-decoration:none;font-weight:600;color:${accent}`
  const links = SCORES.map(
    (score) =>
      `<a href="${field(`survey:${score}`, 'address')}" target="_blank" class="score ${colourClass(accent)}" style="${look}">${score}</a>`,
  )
  const [start, end] = [alignOf('left', setting), alignOf('right', setting)]
  const cell = (align: string, text: string) =>
    `<td align="${align}" style="font-size:13px;width:50%">${written(text)}</td>`
  const ends = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${setting.direction}" style="width:100%"><tr>${cell(start, setting.words.notLikely)}${cell(end, setting.words.veryLikely)}</tr></table>`
  const heading = `<h2 style="font-size:20px;line-height:1.3;font-weight:600;margin:0">${question}</h2>`
  const content = [
    words({ place, font: emailFont(brand.headingFont), padding: '0 0 14px' }, heading),
    words({ place, font: emailFont(brand.textFont) }, `<div dir="ltr">${links.join(' ')}</div>`),
    words({ place, font: emailFont(brand.textFont) }, ends),
  ]
  return betweenMarks(
    (strips) => surveyOf(id, strips),
    section({ place, outerPadding }, column({ setting }, content.join(''))),
  )
}
