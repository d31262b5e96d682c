import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { ROLES } from '@innkeeper/domain/team/roles.ts'
import { expect, it } from 'vitest'

/**
 * Who may call what, written by hand from the product's table of roles, in the order owner, manager, reception,
 * housekeeping, editor, analyst, internal. That the server keeps to the capabilities is shown in contract.test.ts.
 */
const WHO_MAY: Record<string, string> = {
  'GET hotel/admin/setActiveProperty/:propertyId': 'xxxxxxx',
  'POST hotel/admin/setActiveProperty/:propertyId': 'xxxxxxx',
  'GET hotel/audit': 'x.....x',
  'GET hotel/cards': 'xx..x.x',
  'GET hotel/cards/:cardId': 'xx..x.x',
  'PUT hotel/cards/:cardId': 'xx..x.x',
  'POST hotel/cards/publish': 'xx..x.x',
  'GET hotel/guests': 'xxx...x',
  'GET hotel/live': 'xxxxxxx',
  'PUT hotel/modules/:module': 'x.....x',
  'PUT hotel/modules/:module/grant': '......x',
  'GET hotel/modulesConfig': 'xxxxxxx',
  'POST hotel/properties': 'x.....x',
  'GET hotel/properties/free/:propertyId': 'x.....x',
  'GET hotel/session': 'xxxxxxx',
  'POST hotel/session/refresh': 'xxxxxxx',
  'GET hotel/settings': 'xx....x',
  'PUT hotel/settings': 'xx....x',
  'GET hotel/settings/logos': 'xx....x',
  'GET hotel/subscriptions/module/subscriptionInfo': 'xxxxxxx',
  'GET hotel/subscriptions/packages': 'xxxxxxx',
  'PUT hotel/subscriptions/plan': 'x.....x',
  'POST hotel/subscriptions/trial': 'x.....x',
  'GET hotel/targetGroups': 'xx..x.x',
  'POST hotel/targetGroups': 'xx..x.x',
  'PUT hotel/targetGroups/:groupId': 'xx..x.x',
  'DELETE hotel/targetGroups/:groupId': 'xx..x.x',
  'POST hotel/targetGroups/count': 'xx..x.x',
  'GET hotel/team': 'x.....x',
  'POST hotel/team/invitations': 'x.....x',
  'DELETE hotel/team/invitations/:invitationId': 'x.....x',
  'POST hotel/team/invitations/:invitationId/resend': 'x.....x',
  'PUT hotel/team/members/:userId': 'x.....x',
  'DELETE hotel/team/members/:userId': 'x.....x',
  'GET hotel/today': 'xxxxxxx',
  'GET hotel/unitCategories': 'xx.x..x',
  'POST hotel/unitCategories': 'xx....x',
  'PUT hotel/unitCategories/:categoryId': 'xx....x',
  'DELETE hotel/unitCategories/:categoryId': 'xx....x',
  'GET hotel/units': 'xx.x..x',
  'POST hotel/units': 'xx....x',
  'PUT hotel/units/:unitId': 'xx....x',
  'DELETE hotel/units/:unitId': 'xx....x',
  'POST hotel/units/:unitId/link': 'xx....x',
  'GET hotel/units/export': 'xx....x',
  'POST hotel/units/import': 'xx....x',
  'GET hotel/units/qrSheet': 'xx.x..x',
  'GET hotel/users/account': 'xxxxxxx',
  'PUT hotel/users/account': 'xxxxxxx',
  'GET hotel/users/apiTokens': 'xxxxxxx',
  'POST hotel/users/apiTokens': 'xxxxxxx',
  'DELETE hotel/users/apiTokens/:id': 'xxxxxxx',
  'GET hotel/users/notifications': 'xxxxxxx',
  'PUT hotel/users/notifications': 'xxxxxxx',
  'POST hotel/users/password': 'xxxxxxx',
  'POST hotel/users/reauthenticate': 'xxxxxxx',
  'POST hotel/users/sendEmailVerificationLink': 'xxxxxxx',
  'GET hotel/users/sessions': 'xxxxxxx',
  'POST hotel/users/sessions/end': 'xxxxxxx',
  'POST hotel/users/twoFactor/generate': 'xxxxxxx',
  'POST hotel/users/twoFactor/recoveryCodes': 'xxxxxxx',
  'POST hotel/users/twoFactor/remove': 'xxxxxxx',
  'POST hotel/users/twoFactor/verify': 'xxxxxxx',
}

it('every staff endpoint is open to exactly the roles of the written table', () => {
  const declared = Object.values(ENDPOINTS).flatMap((endpoint) => {
    if (endpoint.access !== 'staff') return []
    const row = ROLES.map((role) => (can({ roles: [role] }, endpoint.capability) ? 'x' : '.')).join('')
    return [[`${endpoint.method} ${endpoint.path}`, row]]
  })
  expect(Object.fromEntries(declared)).toEqual(WHO_MAY)
})
