/** Files and folders that stand beside the features on each floor; anything else there must be a feature. */
export const BESIDE_FEATURES: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': ['features.ts', 'ids.ts', 'time.ts', 'money.ts', 'refusal.ts', 'single-line.ts'],
  'packages/api/src': [
    'address.ts',
    'client.ts',
    'endpoint.ts',
    'endpoints.ts',
    'errors.ts',
    'events.ts',
    'page.ts',
  ],
  'apps/guest/src/features': [],
  'apps/admin/src/features': [],
  'apps/server/src/features': [],
}

/** The rooms of each app; a new one is a decision, so it is written here. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'apps/guest/src': ['app', 'features', 'platform', 'pwa'],
  'apps/admin/src': ['app', 'components', 'features', 'platform'],
  'apps/server/src': [
    'main.ts',
    'quick-start.ts',
    'serve.ts',
    'run-server.ts',
    'app.ts',
    'ports.ts',
    'installation.ts',
    'banner.ts',
    'cli.ts',
    'cli',
    'demo',
    'features',
    'platform',
    'testing',
  ],
}

export type ServerEdge = { from: string; to: string; through: 'service.ts' | 'tables.ts'; why: string }

/** Where one feature of the server may reach into another; everywhere else they meet through events. */
export const SERVER_EDGES: readonly ServerEdge[] = [
  { from: 'guestbook', to: 'guests', through: 'service.ts', why: 'what is shown depends on the stay' },
  { from: 'guestbook', to: 'properties', through: 'service.ts', why: 'a page carries the brand' },
  { from: 'guestbook', to: 'properties', through: 'tables.ts', why: 'publishing raises the version' },
  {
    from: 'auth',
    to: 'properties',
    through: 'service.ts',
    why: 'a session names its property and its modules',
  },
  { from: 'auth', to: 'team', through: 'service.ts', why: 'a session is for a membership' },
  {
    from: 'auth',
    to: 'team',
    through: 'tables.ts',
    why: 'what happens to an account is told in every property of the person',
  },
  { from: 'auth', to: 'audit', through: 'service.ts', why: 'sign-ins and changes of accounts are logged' },
  {
    from: 'guests',
    to: 'properties',
    through: 'service.ts',
    why: 'a stay is counted in the time of its property',
  },
  {
    from: 'guests',
    to: 'units',
    through: 'tables.ts',
    why: 'a list of bookings joins the names of their units',
  },
  {
    from: 'guestbook',
    to: 'media',
    through: 'service.ts',
    why: 'a box carries its pictures with their sizes',
  },
  { from: 'html-builder', to: 'properties', through: 'service.ts', why: 'a page carries the brand' },
  {
    from: 'html-builder',
    to: 'media',
    through: 'service.ts',
    why: 'a page carries its pictures with their sizes',
  },
  {
    from: 'properties',
    to: 'modules',
    through: 'service.ts',
    why: 'what a property has is part of what it is',
  },
  { from: 'properties', to: 'modules', through: 'tables.ts', why: 'a new property begins with its modules' },
  {
    from: 'properties',
    to: 'units',
    through: 'service.ts',
    why: 'the snapshot of a property names its units',
  },
  {
    from: 'team',
    to: 'properties',
    through: 'tables.ts',
    why: 'a membership is shown with the name of its property',
  },
  {
    from: 'statistics',
    to: 'guests',
    through: 'service.ts',
    why: 'a link key is replaced by the booking it opens',
  },
  {
    from: 'statistics',
    to: 'properties',
    through: 'service.ts',
    why: 'days are counted in the time of the property',
  },
  {
    from: 'statistics',
    to: 'guestbook',
    through: 'tables.ts',
    why: 'an address is kept only with ids that are boxes of the property',
  },
  {
    from: 'statistics',
    to: 'html-builder',
    through: 'tables.ts',
    why: 'an address is kept only with ids that are pages of the property',
  },
  {
    from: 'team',
    to: 'audit',
    through: 'service.ts',
    why: 'who joins, leaves or gets a role is written down',
  },
  { from: 'properties', to: 'audit', through: 'service.ts', why: 'a change of the settings is written down' },
  { from: 'modules', to: 'audit', through: 'service.ts', why: 'a change of plan or module is written down' },
  { from: 'properties', to: 'media', through: 'service.ts', why: 'a logo is one of the property’s pictures' },
  {
    from: 'properties',
    to: 'fonts',
    through: 'service.ts',
    why: 'the brand names fonts, some of them the property’s own',
  },
]
