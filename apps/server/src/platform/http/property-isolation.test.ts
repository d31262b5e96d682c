import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import { DEFAULT_CLEANING_SETTINGS } from '@innkeeper/domain/cleaning/settings-schema.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { newCard } from '@innkeeper/domain/guestbook/new-card.ts'
import { EMPTY_TAB_BAR, type TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anAutomation } from '../../testing/automation-desk.ts'
import { aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { fontFile } from '../../testing/font-files.ts'
import { aMewsHouse } from '../../testing/mews-house.ts'
import { type MewsServer, openMewsServer } from '../../testing/mews-server.ts'
import {
  aPropertyWithEverything,
  everythingOf,
  isolatedTables,
  marksOf,
  PRIVATE_PICTURE,
  type PropertyWithEverything,
} from '../../testing/property-with-everything.ts'
import { queryFromAnotherProperty } from '../../testing/query-from-another-property.ts'
import { sqlStateOf } from '../db/errors.ts'
import { newId } from '../ids.ts'
import { createPmsAdapters } from '../pms/adapters.ts'
import { urlOf } from './register.ts'

/** Knows none of the keys that an intruder has. */
let mews: MewsServer
let app: TestApp
let target: PropertyWithEverything
let elsewhere: string
let ownCategoryId: string
beforeAll(async () => {
  mews = await openMewsServer(aMewsHouse())
  const pms = createPmsAdapters({ mewsUrl: mews.url })
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, outside: { pms } })
  target = await aPropertyWithEverything(app)
  elsewhere = await aProperty(app.db, { name: 'Elsewhere' })
  ownCategoryId = (await aUnit(app.db, elsewhere, '1')).categoryId
})
afterAll(async () => {
  await app.close()
  await mews.close()
})

/** What an intruder puts where an address has a parameter; a new one must be added, or its test fails. */
const params = (): Record<string, string> => ({
  bookingId: target.bookingId,
  cardId: target.cardId,
  unitId: target.unitId,
  categoryId: target.categoryId,
  groupId: target.groupId,
  invitationId: target.invitationId,
  fontId: target.fontId,
  mediaId: target.mediaId,
  productId: target.productId,
  dealId: target.dealId,
  catalogId: target.productId,
  roomUpgradeId: target.roomUpgradeId,
  requestId: target.orderId,
  userId: target.userId,
  propertyId: target.propertyId,
  messageId: target.messageId,
  mailingId: target.mailingId,
  importId: target.importId,
  id: target.tokenId,
  tokenId: target.propertyTokenId,
  webhookId: target.webhookId,
  deliveryId: target.deliveryId,
  threadId: target.threadId,
  entryId: target.entryId,
  answerId: target.answerId,
  automationId: target.automationId,
  responseId: target.responseId,
})

/** Parameters that name no thing of a property. */
const HARMLESS_PARAMS: Record<string, string> = {
  module: 'guestbook',
  version: '1',
  row: '1',
  subject: 'orders',
}

const ofSurvey = () => ({ id: target.surveyId })

/** Where one name stands for different things. */
const OWN_PARAMS: Record<string, () => Record<string, string>> = {
  getStaffSurvey: ofSurvey,
  saveSurvey: ofSurvey,
  publishSurvey: ofSurvey,
  openSurvey: ofSurvey,
  deleteSurvey: ofSurvey,
  getSurveyUses: ofSurvey,
  getSurveyResults: ofSurvey,
  exportResponses: ofSurvey,
  saveRegistrationForm: () => ({ id: target.formId }),
  deleteRegistrationForm: () => ({ id: target.formId }),
  getSubmission: () => ({ id: target.submissionId }),
  revealValue: () => ({ id: target.submissionId }),
  checkSubmission: () => ({ id: target.submissionId }),
  removeSubmission: () => ({ id: target.submissionId }),
  exportRegistration: () => ({ id: target.submissionId }),
  getProblemPicture: () => ({ pictureId: target.problemPictureId }),
  getRevealedPicture: () => ({ token: `${target.submissionId}.signature.zzzzzzzz.${'s'.repeat(43)}` }),
}

const criteria = () => ({
  rateCodes: ['PRIVATE'],
  unitCategories: [target.categoryId],
  minNights: 1,
  maxNights: null,
  returningGuest: null,
})

const aForm = () => ({ name: 'Mine', isOn: true, targetGroupIds: [], body: formBodyOf('DK') })

const namedConditions = () => ({
  targetGroupIds: [target.groupId],
  exceptTargetGroupIds: [],
  unitCategoryIds: [target.categoryId],
  languages: [],
  registration: null,
  surveys: null,
})

/** A valid body for every call that takes one, naming what is of another property wherever it can; also new ones. */
const BODIES: Record<string, () => object> = {
  // A group or category of nobody here matches nobody.
  addAutomation: () => ({ automation: anAutomation() }),
  changeAutomation: () => ({ revision: 1, automation: anAutomation({ name: 'Taken over' }) }),
  turnAutomation: () => ({ revision: 1, isOn: true }),
  dryRunAutomation: () => ({
    automationId: target.automationId,
    automation: anAutomation({ onlyIf: namedConditions() }),
  }),
  changeWeeklySummary: () => ({ isOn: true }),
  makeRegistrationForm: aForm,
  saveRegistrationForm: () => ({ ...aForm(), revision: 1 }),
  orderRegistrationForms: () => ({ ids: [target.formId] }),
  revealValue: () => ({ person: 0, field: 'passportNumber', reason: 'check at desk' }),
  checkSubmission: () => ({ isChecked: true }),
  remindStays: () => ({ bookingIds: [target.bookingId] }),
  openDeskForm: () => ({ bookingId: target.bookingId }),
  makeSurvey: () => ({ copyOf: target.surveyId }),
  saveSurvey: () => ({ revision: 1, change: { name: 'Taken over' } }),
  publishSurvey: () => ({ revision: 1 }),
  openSurvey: () => ({ isOpen: false }),
  handleResponse: () => ({ revision: 1, isHandled: true, note: '', ownerId: target.userId }),
  tagResponse: () => ({ tags: ['mine'] }),
  markRooms: () => ({ marks: marksNaming(target) }),
  tellRoomReady: () => ({ unitId: target.unitId, date: '2026-11-15' }),
  changeCleaningSettings: () => ({
    settings: { ...DEFAULT_CLEANING_SETTINGS, isInspected: true },
    revision: 1,
  }),
  connectPms: () => ({ system: 'mews', clientToken: 'one', accessToken: 'other', isTest: true }),
  savePms: () => ({
    revision: 1,
    choices: { taken: ['room'], tellsStays: true, postsOrders: true, sendsRegistrations: true },
    mapping: { units: { theirs: target.unitId }, categories: { theirs: target.categoryId } },
  }),
  openThread: () => ({ bookingId: target.bookingId }),
  answerThread: () => ({ text: 'Taken over', channel: 'note', clientKey: target.entryId }),
  assignThread: () => ({ userId: target.userId }),
  finishThread: () => ({ isDone: true }),
  readThread: () => ({ upTo: target.entryId }),
  matchThread: () => ({ bookingId: target.bookingId }),
  arrangeCannedAnswers: () => ({ ids: [params().answerId] }),
  addCannedAnswer: () => ({ name: 'Mine', languages: { 0: 'Mine' } }),
  changeCannedAnswer: () => ({ name: 'Taken over', languages: { 0: 'Taken over' }, revision: 1 }),
  importFromPms: () => ({ isDryRun: false }),
  startTrial: () => ({ module: 'customFonts' }),
  grantModule: () => ({ days: 30 }),
  changePlan: () => ({ plan: 'complete' }),
  switchModule: () => ({ enabled: true }),
  saveSettings: () => ({ propertyId: target.propertyId, revision: 1, change: { name: 'Taken over' } }),
  createProperty: () => ({
    propertyId: target.propertyId,
    name: 'Taken over',
    languages: ['GB'],
    preset: 'hotel',
  }),
  saveCard: () => ({
    revision: 1,
    content: { 0: { default: { title: 'Taken over' } } },
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
    options: {},
    visibility: DEFAULT_VISIBILITY,
  }),
  createCard: () => ({ type: 'Content', parentId: target.cardId }),
  moveCard: () => ({ orderRevision: 0, parentId: target.cardId, index: 0 }),
  discardCard: () => ({ revision: 1 }),
  importGuestbook: () => ({ text: aFileNaming(target), mode: 'replace', dryRun: false }),
  previewEmail: () => ({
    type: 'email',
    content: { name: 'x', localizedData: {} },
    language: 0,
    bookingId: target.bookingId,
  }),
  sendTestEmail: () => ({ id: target.templateId, language: 0 }),
  saveTabBar: () => ({ revision: 'another', tabBar: aTabBarNaming(target) }),
  copyTranslation: () => ({ languages: [0] }),
  checkTranslation: () => ({ languages: [0] }),
  translateCard: () => ({ language: 0, stale: true }),
  sendEmailVerificationLink: () => ({ returnUrl: '/admin' }),
  changeAccountName: () => ({ name: 'Somebody else' }),
  saveUnitAccess: () => ({
    changes: [
      { unitId: target.unitId, revision: 1, access: { doorCode: '1', wifiName: null, wifiPassword: null } },
    ],
  }),
  changeEmail: () => ({ email: 'intruder@staff.example' }),
  changeFormats: () => ({ date: 'YYYY-MM-DD', time: '12h' }),
  reauthenticate: () => ({ password: 'not-the-password' }),
  changePassword: () => ({ password: 'another-password-for-tests' }),
  endSessions: () => ({ sessionId: target.sessionId }),
  verifySecondFactor: () => ({ code: '000000' }),
  createApiToken: () => ({ name: 'Mine' }),
  createPropertyToken: () => ({ name: 'Mine', lastDay: null }),
  addWebhook: () => ({ name: 'Mine', url: 'https://8.8.8.8/', events: ['booking.changed'], isOn: false }),
  changeWebhook: () => ({ name: 'Mine', url: 'https://8.8.8.8/', events: ['booking.changed'], isOn: false }),
  inviteMember: () => ({ email: 'friend@guest.example', roles: ['owner'] }),
  changeMemberRoles: () => ({ roles: ['analyst'] }),
  saveNotificationSettings: () => ({
    playSoundInTab: true,
    playSoundOutOfTab: true,
    displayNotifications: true,
  }),
  uploadFont: () => ({
    family: 'Mine',
    fileName: 'mine.woff2',
    content: fontFile().toString('base64'),
    hasLicence: true,
  }),
  changeMedia: () => ({
    fileName: 'Taken over',
    focalX: 0,
    focalY: 0,
    credit: null,
    alt: {},
    isDecorative: false,
  }),
  liftBounce: () => ({ bookingId: target.bookingId }),
  chooseOffers: () => ({ booking: target.bookingId, wantsOffers: true }),
  acceptRequest: () => ({ timeExpected: null }),
  declineRequest: () => ({ reason: 'too busy' }),
  cancelRequest: () => ({ reason: 'too busy' }),
  saveRequestNote: () => ({ note: 'Mine now' }),
  setSoldOut: () => ({ isSoldOut: true }),
  handleRequests: () => ({ ids: [target.orderId], action: { kind: 'archive' } }),
  createProduct: () => ({ copyOf: target.productId }),
  saveProduct: () => ({
    revision: 1,
    change: { price: 1, attachments: [{ kind: 'picture', mediaId: target.mediaId }] },
  }),
  createDeal: () => ({ copyOf: target.dealId }),
  saveDeal: () => ({
    revision: 1,
    change: { products: [{ productId: target.productId, salePrice: 1 }], pictures: [target.mediaId] },
  }),
  orderDeals: () => ({ dealIds: [target.dealId] }),
  createRoomUpgrade: () => ({ from: ownCategoryId, to: target.betterCategoryId }),
  saveRoomUpgrade: () => ({ revision: 1, change: { pricePerNight: 1, to: target.categoryId } }),
  orderRoomUpgrades: () => ({ upgradeIds: [target.roomUpgradeId] }),
  saveRoomType: () => ({ revision: 0, type: { version: 1, pictures: [target.mediaId], content: {} } }),
  createGuest: () => ({
    checksIn: true,
    booking: { firstName: 'Mine', departure: '2026-11-17', unitId: target.unitId },
  }),
  changeGuest: () => ({ revision: 1, change: { firstName: 'Taken over' } }),
  checkInGuest: () => ({ revision: 1, change: {} }),
  checkOutGuest: () => ({ revision: 1 }),
  cancelGuest: () => ({ revision: 1 }),
  markNoShow: () => ({ revision: 1 }),
  reinstateGuest: () => ({ revision: 1 }),
  undoGuestChange: () => ({ revision: 1 }),
  renewGuestLink: () => ({ revision: 1 }),
  createUnit: () => ({ code: 'Mine', categoryId: target.categoryId }),
  changeUnit: () => ({ code: 'Mine', categoryId: ownCategoryId, revision: 1 }),
  savePaymentSettings: () => ({
    revision: 0,
    services: ['Put on bill'],
    methods: [],
    receiptService: 'none',
    provider: null,
  }),
  changeMessageSettings: () => ({ revision: 0, settings: DEFAULT_MESSAGE_SETTINGS, secrets: {} }),
  checkMessageDns: () => ({}),
  makeDkimKey: () => ({ revision: 0, domain: 'mine.example' }),
  sendTestSms: () => ({ phone: '+4791234567' }),
  importUnits: () => ({ text: 'Mine', dryRun: false, categoryId: target.categoryId }),
  checkImport: () => ({ meanings: ['bookingNumber'], dateOrder: 'dmy', makesNumbers: true }),
  mendImportRow: () => ({ cells: ['Taken over'] }),
  applyImport: () => ({ handRule: 'take' }),
  createUnitCategory: () => ({ name: 'Mine' }),
  changeUnitCategory: () => ({ name: 'Taken over' }),
  createTargetGroup: () => ({ name: 'Mine', ...criteria() }),
  changeTargetGroup: () => ({ name: 'Taken over', ...criteria(), unitCategories: [] }),
  countTargetGroup: criteria,
  saveFilter: () => ({ list: 'guests', name: 'Mine', filters: { view: 'all' } }),
  previewErasure: () => ({ bookingIds: [target.bookingId] }),
  eraseGuest: () => ({ bookingIds: [target.bookingId], evenIfCurrent: true }),
  savePrivacySettings: () => ({ revision: 0, retention: { guests: 1, messages: 1, answers: 1 } }),
  updateTemplate: () => ({ id: target.templateId, name: 'Taken over', localizedData: {} }),
  createTemplate: () => ({ type: 'signature', data: { copyOf: target.templateId } }),
  publishTemplate: () => ({ id: target.templateId, revision: 1 }),
  unpublishTemplate: () => ({ id: target.templateId }),
  setDefaultSignatureId: () => ({ templateId: target.templateId }),
  restoreTemplateVersion: () => ({ id: target.templateId, version: 1 }),
  hideSetUp: () => ({ isHidden: true }),
  dryRunMailing: () => ({
    audience: anAudienceOf(target),
    channels: ['email'],
    purpose: 'service',
    sendAt: null,
  }),
  previewMailing: () => ({ content: aContentOf(target), purpose: 'service', bookingId: target.bookingId }),
  sendMailing: () => ({
    audience: anAudienceOf(target),
    content: aContentOf(target),
    purpose: 'service',
    sendAt: null,
    confirmedPeople: null,
  }),
  cancelMailing: () => ({}),
  resendMailing: () => ({}),
  cancelMessage: () => ({}),
  resendMessage: () => ({}),
}

/** In a room of another property, for somebody of it, with its picture and about its problem. */
const marksNaming = ({ unitId, userId, problemId, problemPictureId }: PropertyWithEverything) => {
  const mark = { id: newId(), unitId, date: '2026-11-15', agoMs: 0 }
  return [
    { ...mark, kind: 'assigned', assigneeId: userId },
    { ...mark, id: newId(), kind: 'problem', text: 'Mine', pictureIds: [problemPictureId] },
    { ...mark, id: newId(), kind: 'solved', problemId },
    { ...mark, id: problemId, kind: 'done' },
  ]
}

const anAudienceOf = ({ bookingId, unitId, groupId }: PropertyWithEverything) => ({
  groups: [
    { parts: [{ who: 'specific guests', ids: [bookingId] }] },
    { parts: [{ who: 'units', ids: [unitId] }] },
    { parts: [{ who: 'target groups', ids: [groupId] }] },
  ],
})
const aContentOf = ({ templateId }: PropertyWithEverything) => ({
  email: { from: 'template', templateId },
  sms: null,
})

/** A tab bar with a tab that leads to a box of another property. */
function aTabBarNaming({ cardId }: PropertyWithEverything): TabBar {
  const target = { kind: 'box' as const, cardId }
  const tab = { id: 'T'.repeat(22), index: 0, icon: 'home' as const, label: { 0: 'Mine' }, target }
  const { guestPhases } = EMPTY_TAB_BAR
  const allGuestPhases = { ...guestPhases.allGuestPhases, items: [tab] }
  return { ...EMPTY_TAB_BAR, guestPhases: { ...guestPhases, allGuestPhases } }
}

/** A guestbook whose card is for what is of another property. */
function aFileNaming({ unitId, categoryId, groupId }: PropertyWithEverything): string {
  const segmentation = {
    all: false,
    targetGroups: [groupId],
    unitCategories: [categoryId],
    selection: [unitId],
  }
  const beginning = { localization: { languages: {}, default: 'GB' }, newId: () => 'I'.repeat(22) }
  const card = { ...newCard('Content', beginning), visibility: { ...DEFAULT_VISIBILITY, segmentation } }
  const file: GuestbookFile = {
    format: 'innkeeper-guestbook',
    version: 2,
    exportedAt: '',
    property: { id: '', name: '' },
    languages: [{ index: 0, code: 'en', title: 'English' }],
    cards: [card],
    tabBar: null,
    names: { units: [], unitCategories: [], targetGroups: [], pages: [] },
    media: [],
  }
  return JSON.stringify(file)
}

const QUERIES: Record<string, () => Record<string, string>> = {
  getTemplateHtml: () => ({ id: target.templateId }),
  findMedia: () => ({ ids: target.mediaId }),
  listGuests: () => ({ search: 'behind' }),
  listMessages: () => ({ mailingId: target.mailingId }),
  listAddressStandings: () => ({ bookingId: target.bookingId }),
  listMailings: () => ({ after: target.mailingId }),
  offerUnits: () => ({
    arrival: '2026-11-15',
    departure: '2026-11-17',
    unitCategoryId: target.categoryId,
    bookingId: target.bookingId,
  }),
  findPrivacyGuests: () => ({ search: 'Confidential' }),
  exportGuest: () => ({ ids: target.bookingId }),
  searchEverything: () => ({ query: 'Private' }),
  listProducts: () => ({ search: 'Private' }),
  listRequests: () => ({ search: 'behind' }),
  listSubmissions: () => ({ searchTerm: 'Confidential' }),
  printSubmissions: () => ({ ids: target.submissionId, reason: 'guest asks' }),
  reportSubmissions: () => ({ fromDate: '2026-11-01', toDate: '2026-11-30', reason: 'authority asks' }),
  addProblemPicture: () => ({ id: target.problemPictureId }),
  exportCleaningList: () => ({ from: '2026-11-15', to: '2026-11-15', format: 'csv' }),
  getSurveyResults: () => ({ from: '2026-11-01', to: '2026-11-30' }),
  listResponses: () => ({ survey: target.surveyId, search: 'view' }),
  listAudit: () => ({ search: 'behind' }),
  getQrSheet: () => ({ ids: target.unitId }),
  getTemplate: () => ({ id: target.templateId }),
  getTemplateLinkedTo: () => ({ id: target.templateId }),
  deleteTemplate: () => ({ id: target.templateId, type: 'signature' }),
  getBaseTemplate: () => ({ type: 'page', name: 'activities' }),
  listTemplateVersions: () => ({ id: target.templateId }),
  getTemplateVersion: () => ({ id: target.templateId, version: '1' }),
  listUpgradeUnits: () => ({ bookingId: target.bookingId }),
  getUpsellingStatistics: () => ({ from: '2026-11-01', to: '2026-11-30' }),
  getUpsellingStatisticsCsv: () => ({ from: '2026-11-01', to: '2026-11-30' }),
  getStatistics: () => ({ from: '2026-11-01', to: '2026-11-30', scope: 'all' }),
  getSubjectStatistics: () => ({ from: '2026-11-01', to: '2026-11-30', scope: 'all' }),
  exportStatistics: () => ({ from: '2026-11-01', to: '2026-11-30', scope: 'all', format: 'csv' }),
  getOrderStatistics: () => ({ from: '2026-11-01', to: '2026-11-30' }),
  getOrderStatisticsCsv: () => ({ from: '2026-11-01', to: '2026-11-30' }),
}

/** Calls that name something of another property and are answered, each with what the answer may say. */
const ANSWERED: Record<string, unknown> = {
  offerUnits: { data: { units: [expect.objectContaining({ code: '1', takenBy: [] })] } },
  endEditing: { data: { editors: [] } },
  deleteSavedFilter: { data: {} },
  closeFailedMessage: { data: {} },
  importGuestbook: expect.objectContaining({ data: expect.objectContaining({ isApplied: true, added: 1 }) }),
  findMedia: { data: [] },
  listGuestOrders: { data: { items: [] } },
  getStayThread: { data: { thread: null } },
  arrangeCannedAnswers: { data: { answers: [] } },
  handleRequests: { data: { done: [], refused: [{ id: expect.any(String), code: 'order/unknown' }] } },
  findPrivacyGuests: { data: { stays: [] } },
  checkPropertyId: { data: { isFree: false } },
  dryRunMailing: { data: expect.objectContaining({ people: 0, reached: 0, list: [] }) },
  listMessages: { data: expect.objectContaining({ items: [] }) },
  listMailings: { data: { items: [], next: null } },
  countTargetGroup: { data: { matching: 0, bookings: 0 } },
  orderDeals: { data: { items: [] } },
  orderRoomUpgrades: { data: { items: [] } },
  // Those it made itself.
  orderRegistrationForms: { data: expect.objectContaining({ forms: expect.any(Array) }) },
  listSubmissions: { data: { items: [], total: 0, unread: 0 } },
  listResponses: { data: expect.objectContaining({ items: [], hasMore: false, tags: [], toHandle: 0 }) },
  remindStays: { data: { queued: 0, leftOut: 1 } },
  markRooms: {
    data: { rooms: [], refused: Array(4).fill({ id: expect.any(String), code: 'units/unknown' }) },
  },
  // A drawing is no problem in a room; the same id in two properties is two pictures (pictures.test.ts).
  addProblemPicture: expect.objectContaining({ code: 'media/type-not-allowed' }),
  listStaySubmissions: { data: { items: [], open: [], form: 'on' } },
}

const REFUSED = [403, 404, 409, 422]

function addressOf(called: string, endpoint: Endpoint): string {
  return urlOf(endpoint).replace(/:(\w+)/g, (_, name: string) => {
    const value = { ...HARMLESS_PARAMS, ...params(), ...OWN_PARAMS[called]?.() }[name]
    if (value === undefined) throw new Error(`Say in this test what an intruder would put for :${name}`)
    return value
  })
}

function bodyOf(name: string, endpoint: Endpoint): object | undefined {
  // The same bytes in two properties are two files.
  if (endpoint.isUpload) return PRIVATE_PICTURE
  if (endpoint.body === undefined) return undefined
  const body = BODIES[name]
  if (!body) throw new Error(`Say in this test what an intruder would send to ${name}`)
  return body()
}

const staffEndpoints = Object.entries(ENDPOINTS).filter(([, endpoint]) => endpoint.access === 'staff')

describe('an owner of another property', () => {
  /** What stood there after the call before, if that one came to its end: it need not be read again. */
  let last: Awaited<ReturnType<typeof everythingOf>> | undefined

  it.each(staffEndpoints)('reaches nothing of another property with %s', async (name, endpoint) => {
    const intruder = await aSignedIn(app, elsewhere, ['owner'])
    const before = last ?? (await everythingOf(app.db, target))
    last = undefined
    const payload = bodyOf(name, endpoint)
    const query = QUERIES[name]?.() ?? {}
    const sent = { url: addressOf(name, endpoint), query, ...(payload ? { payload } : {}) }
    const answer = await app.inject({
      ...sent,
      // The stream of events stays open; asking for its head passes the same gates.
      method: name === 'getStaffLive' ? 'HEAD' : endpoint.method,
      headers: {
        cookie: intruder.cookie,
        ...(endpoint.isUpload ? { 'content-type': 'application/octet-stream' } : {}),
      },
    })
    expect(answer.statusCode).not.toBe(400)
    expect(answer.statusCode).toBeLessThan(500)
    const text = JSON.stringify(sent)
    const named = marksOf(target).filter((mark) => text.includes(mark))
    if (named.length > 0 && name in ANSWERED) expect(answer.json()).toEqual(ANSWERED[name])
    else if (named.length > 0) expect(REFUSED).toContain(answer.statusCode)
    // What was sent may come back in a refusal; nothing else of the property may.
    const told = marksOf(target).filter((mark) => answer.body.includes(mark) && !named.includes(mark))
    expect(told).toEqual([])
    last = await everythingOf(app.db, target)
    expect(last).toEqual(before)
  })
})

describe('without the check of the handlers', () => {
  /** A repository that is asked for another property than the one whose member is signed in. */
  const fromElsewhere = <T>(work: Parameters<TestApp['db']['tenant']>[1]) =>
    app.db.tenant(elsewhere, work) as Promise<T>

  it('row level security shows no row of any table, and lets none be changed or deleted', async () => {
    const before = await everythingOf(app.db, target)
    const names = await isolatedTables(app.db)
    expect(names.length).toBeGreaterThan(10)
    const filled = names.filter((name) => (before[name]?.length ?? 0) > 0)
    expect(filled).toEqual(
      expect.arrayContaining(['properties', 'units', 'bookings', 'cards', 'audit_entries']),
    )
    for (const name of names) {
      const table = sql.identifier(name)
      const touched = await fromElsewhere(async (tx) => {
        const seen = await tx.execute(sql`select 1 from ${table} where property_id = ${target.propertyId}`)
        return seen.rows.length
      })
      expect([name, touched]).toEqual([name, 0])
      for (const deed of [sql`update ${table} set property_id = property_id`, sql`delete from ${table}`]) {
        const outcome = await fromElsewhere(async (tx) => {
          const { rows } = await tx.execute(sql`${deed} where property_id = ${target.propertyId} returning 1`)
          return rows.length
        }).catch(sqlStateOf)
        // A table that nobody may change at all refuses as such.
        expect([name, outcome === '42501' ? 0 : outcome]).toEqual([name, 0])
      }
    }
    expect(await everythingOf(app.db, target)).toEqual(before)
  })

  it('the search that looks behind row level security finds nobody of another property', async () => {
    const found = (propertyId: string) =>
      app.db.tenant(propertyId, async (tx) => {
        const words = `'${target.propertyId}/confidential'`
        return (await tx.execute(sql`select * from find_bookings(${words}::tsquery, 10)`)).rows.length
      })
    expect(await found(target.propertyId)).toBe(1)
    expect(await found(elsewhere)).toBe(0)
    const asNobody = app.db.installation((tx) => tx.execute(sql`select find_bookings('a'::tsquery, 10)`))
    expect(await asNobody.catch(sqlStateOf)).toBe('42501')
  })

  it('repositories that are asked for the wrong property find nothing and write nothing', async () => {
    const before = await everythingOf(app.db, target)
    const { found, changed, inserted } = await queryFromAnotherProperty(app.db, elsewhere, target)
    expect(Object.values(found).flat()).toEqual([])
    expect(Object.values(changed)).toEqual(Object.keys(changed).map(() => false))
    expect(inserted).toBe('42501')
    expect(await everythingOf(app.db, target)).toEqual(before)
  })
})
