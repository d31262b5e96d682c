import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../properties/contrast.ts'
import { isTranslated, modulesIn } from './localized-modules.ts'
import { isReadable, surfaceOn } from './surface.ts'
import type { Template } from './template-schema.ts'
import { upgradeTemplate } from './template-upgrades.ts'

const template: Template = {
  version: 2,
  id: 'A'.repeat(22),
  name: 'Walks',
  type: 'page',
  standardType: null,
  style: { innerBgColor: null, outerBgColor: '#f6f2ea' },
  localizedData: { 0: [{ type: 'weather' }], 1: [] },
  subject: {},
  preheader: {},
  isMarketing: false,
  createdAt: '2026-11-15T11:00:00.000Z',
  lastModified: '2026-11-15T11:00:00.000Z',
  linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
  html: '',
}

describe('a stored template', () => {
  it('of the present version is itself, modules nobody can read included', () => {
    expect(upgradeTemplate(JSON.parse(JSON.stringify(template)))).toEqual(template)
  })

  it('of the first version gets what e-mails have, and where it is used by tabs and templates', () => {
    const { subject: _, preheader: __, isMarketing: ___, ...first } = template
    const stored = { ...first, version: 1, linkedTo: { automation: [], boxes: ['b'], scheduled: [] } }
    const linkedTo = { ...template.linkedTo, boxes: ['b'] }
    expect(upgradeTemplate(stored)).toEqual({ ...template, linkedTo })
  })

  it('that is none is left out', () => {
    const none = [
      null,
      'x',
      {},
      { ...template, version: 0 },
      { ...template, version: 99 },
      { ...template, type: 'leaflet' },
      { ...template, localizedData: { en: [] } },
    ]
    for (const stored of none) expect(upgradeTemplate(stored)).toBeNull()
  })

  it('is translated when every language of the property has at least one module', () => {
    const language = (index: number) => ({ code: 'en', index, order: index, isVisible: true, title: '' })
    const languages = { GB: language(0), DK: language(1) }
    expect(isTranslated(template, { languages })).toBe(false)
    expect(isTranslated(template, { languages: { GB: language(0) } })).toBe(true)
    expect(isTranslated({ localizedData: { 0: [{}], 1: [{}] } }, { languages })).toBe(true)
  })
})

describe('the modules of a template', () => {
  it('are those of the asked language, else of the default, else of any', () => {
    expect(modulesIn({ 0: ['en'], 1: ['da'] }, 1, 0)).toEqual({ index: 1, modules: ['da'] })
    expect(modulesIn({ 0: ['en'], 1: [] }, 1, 0)).toEqual({ index: 0, modules: ['en'] })
    expect(modulesIn({ 5: ['fi'] }, 1, 0)).toEqual({ index: 5, modules: ['fi'] })
    expect(modulesIn({ 5: [] }, 1, 0)).toBeNull()
  })
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colours of a template', () => {
  it('are used only where the words on them can be read', () => {
    fc.assert(
      fc.property(colour, colour, colour, colour, (background, inkColour, accentColour, brandColour) => {
        const surface = surfaceOn(background, { inkColour, accentColour, brandColour })
        for (const ink of [surface.ink, surface.accent])
          expect(contrastRatio(ink, background)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(surface.action, background)).toBeGreaterThanOrEqual(3)
        expect(contrastRatio(surface.action, surface.onAction)).toBeGreaterThanOrEqual(4.5)
        if (isReadable(inkColour, background)) expect(surface.ink).toBe(inkColour)
      }),
    )
  })
})
