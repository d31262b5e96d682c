import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CARD_TYPES } from '../../packages/domain/src/guestbook/card-types.ts'
import { PMS_SYSTEMS } from '../../packages/domain/src/integrations/systems.ts'
import { KEYED_PROVIDERS, PAYMENT_PROVIDERS } from '../../packages/domain/src/payments/providers.ts'
import { root } from '../root.ts'
import { findUnfollowedKinds, type KindFamily } from './kinds.ts'

const BOXES: KindFamily = { types: ['CardType'], full: [CARD_TYPES] }
const PROVIDERS: KindFamily = {
  types: ['PaymentProvider', 'KeyedProvider'],
  full: [PAYMENT_PROVIDERS, KEYED_PROVIDERS],
}

const SYSTEMS: KindFamily = { types: ['PmsSystem'], full: [PMS_SYSTEMS] }

const SHARED = ['packages/{domain,api}/src/**/*.ts', 'apps/server/src/{features,platform}/**/*.ts']

/** Where everything that differs by kind is a full record. */
const LOOKED_AT = [
  {
    name: 'box kinds',
    family: BOXES,
    files: [...SHARED, 'apps/{guest,admin}/src/**/*.{ts,tsx}'],
  },
  {
    name: 'payment providers',
    family: PROVIDERS,
    files: [...SHARED, 'apps/admin/src/features/payments/*.{ts,tsx}'],
  },
  {
    name: 'property management systems',
    family: SYSTEMS,
    files: [...SHARED, 'apps/admin/src/features/{integrations,orders}/**/*.{ts,tsx}'],
  },
]

const problems = (source: string, family = BOXES) =>
  findUnfollowedKinds('a.ts', source, family).map(({ line, problem }) => `${line} ${problem}`)

describe('what the compiler would not follow', () => {
  it('is a comparison, a switch, a list or a record of some kinds', () => {
    expect(problems("if (card.type === 'Header') go()")).toEqual(['1 compares with one kind'])
    expect(problems("if ('Group' !== type) go()")).toEqual(['1 compares with one kind'])
    expect(problems("switch (type) {\n case 'Voucher': go()\n}")).toEqual(['2 switches by kind'])
    expect(problems("const SHORT: readonly CardType[] = ['Header', 'Carousel']")).toEqual([
      '1 lists some kinds',
    ])
    expect(problems('const a = { Header: 1, Voucher: 2 }')).toEqual(['1 is a record of some kinds'])
    expect(problems('type A = Partial<Record<CardType, string>>')).toEqual(['1 is a partial record'])
    expect(problems("provider === 'sandbox'", PROVIDERS)).toEqual(['1 compares with one kind'])
  })

  it('is not a full record, nor what has nothing to do with kinds', () => {
    const full = CARD_TYPES.map((type) => `${type}: 1`).join(', ')
    expect(problems(`const a: Record<CardType, number> = { ${full} }`)).toEqual([])
    expect(problems("if (card.type === other || name === 'Anna') go({ type: 'Content' })")).toEqual([])
    expect(problems("const a = { nexi: 1, stripe: 2 }; f('sandbox')", PROVIDERS)).toEqual([])
  })
})

describe.each(LOOKED_AT)('$name', ({ family, files }) => {
  it('differ in full records only', () => {
    const found = globSync(files, { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        findUnfollowedKinds(file, readFileSync(join(root, file), 'utf8'), family).map(
          ({ line, problem }) => `${file}:${line} ${problem}`,
        ),
      )
    expect(found).toEqual([])
  })
})
