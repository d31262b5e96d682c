import type { ComponentProps } from 'react'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

const NUMBER: Input = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false }
const INPUTS: Readonly<Record<string, Input>> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', spellCheck: false },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', spellCheck: false },
  address: { autoComplete: 'street-address', spellCheck: false },
  occupation: { autoComplete: 'organization-title' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  passportNumber: NUMBER,
  idNumber: NUMBER,
}

/** Keyboard and filling of a field; what is of somebody else the browser must not fill in. */
export function inputOf(name: string, isOwn: boolean): Input {
  const input = INPUTS[name] ?? { autoComplete: 'off' }
  return isOwn ? input : { ...input, autoComplete: 'off' }
}
