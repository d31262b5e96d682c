import { expect, it } from 'vitest'
import { chooseForm } from './choose-form.ts'

const form = (name: string, targetGroupIds: string[] = [], isOn = true) => ({ name, targetGroupIds, isOn })
const forms = [form('everybody'), form('off', ['g'], false), form('groups', ['g', 'h']), form('later', ['h'])]

it('the first form of one of the guest’s groups, else the first for everybody, else none', () => {
  expect(chooseForm(forms, ['h'])?.name).toBe('groups')
  expect(chooseForm(forms, ['x'])?.name).toBe('everybody')
  expect(chooseForm(forms, [])?.name).toBe('everybody')
  expect(chooseForm(forms.slice(1), ['x'])).toBeNull()
  expect(chooseForm([], ['g'])).toBeNull()
})
