import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { ownerSchema } from '../../features/auth/account-schemas.ts'
import type { AdminTranslate } from '../../platform/texts.ts'
import { draftId, type SetUpDraft } from './set-up-draft.ts'
import type { SetUpStep } from './set-up-steps.ts'

export type SetUpErrors = Partial<
  Record<'code' | 'ownerName' | 'email' | 'password' | 'name' | 'id' | 'brandColour', string>
>

type Typed = { draft: SetUpDraft; password: string }

/** What is missing or wrong on one step, in words, by field. */
export function errorsOf(t: AdminTranslate, step: SetUpStep, typed: Typed): SetUpErrors {
  return ERRORS[step](t, typed)
}

const ERRORS: Readonly<Record<SetUpStep, (t: AdminTranslate, typed: Typed) => SetUpErrors>> = {
  you(t, { draft: { code, ownerName, email, name }, password }) {
    const read = z.safeParse(ownerSchema(t, [ownerName, email, name]), { ownerName, email, password })
    const found = (read.error?.issues ?? []).map(({ path, message }) => [path[0], message])
    return {
      ...(code.trim() === '' ? { code: t('form.required') } : {}),
      ...(Object.fromEntries(found) as SetUpErrors),
    }
  },
  property(t, { draft }) {
    return {
      ...(draft.name.trim() === '' ? { name: t('form.required') } : {}),
      ...(PROPERTY_ID_PATTERN.test(draftId(draft)) ? {} : { id: t('createProperty.idWrong') }),
    }
  },
  look(t, { draft }) {
    return /^#[0-9a-f]{6}$/i.test(draft.brandColour) ? {} : { brandColour: t('setUp.colourWrong') }
  },
}
