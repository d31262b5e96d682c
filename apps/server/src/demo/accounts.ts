import type { Role } from '@innkeeper/domain/team/roles.ts'
import { CATEGORIES } from './fjellheim/categories.ts'

export type DemoAccount = {
  email: string
  name: string
  memberships: { propertyId: string; roles: Role[]; categories?: string[] }[]
}

/** Shown at /welcome and in the terminal; a demo keeps nothing worth hiding. */
export const DEMO_PASSWORD = 'welcome-to-fjellheim'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'owner@fjellheim.example',
    name: 'Ingrid Solberg',
    memberships: [
      { propertyId: 'fjellheim', roles: ['owner'] },
      { propertyId: 'havnehuset', roles: ['owner'] },
    ],
  },
  fjellheimAccount('manager', 'Ola Bakken'),
  fjellheimAccount('reception', 'Anna Lien'),
  fjellheimAccount('housekeeping', 'Marit Haugen'),
  fjellheimAccount('editor', 'Sunniva Dale'),
  fjellheimAccount('analyst', 'Eirik Moen'),
  fjellheimAccount('kitchen', 'Jonas Vik', [CATEGORIES.menu.en, CATEGORIES.bar.en]),
  {
    email: 'internal@innkeeper.example',
    name: 'Mette Kjær',
    memberships: [
      { propertyId: 'fjellheim', roles: ['internal'] },
      { propertyId: 'havnehuset', roles: ['internal'] },
      { propertyId: 'showcase', roles: ['internal'] },
    ],
  },
]

function fjellheimAccount(role: Role, name: string, categories: string[] = []): DemoAccount {
  return {
    email: `${role}@fjellheim.example`,
    name,
    memberships: [{ propertyId: 'fjellheim', roles: [role], categories }],
  }
}
