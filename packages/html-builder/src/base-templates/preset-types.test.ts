import { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import { TEMPLATE_TYPES } from '@innkeeper/domain/html-builder/constants.ts'
import { expect, test } from 'vitest'
import { BASE_TEMPLATES } from './base-templates.ts'
import { PRESET_TYPES } from './preset-types.ts'

test.each(CARD_PRESETS)('%s is offered where it begins a template', (name) => {
  expect(PRESET_TYPES[name]).toEqual(TEMPLATE_TYPES.filter((type) => BASE_TEMPLATES[name][type]))
})
