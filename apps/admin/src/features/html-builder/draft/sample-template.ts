import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

export const sampleText = (id: string, text: string) => ({
  type: 'text',
  id,
  props: { contentColumnOne: words(text) },
})

/** An e-mail as the server answers it, for tests. */
export function sampleTemplate(change: Partial<StaffTemplate> = {}): StaffTemplate {
  return {
    version: 2,
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    name: 'Before you arrive',
    type: 'email',
    standardType: null,
    style: { innerBgColor: null, outerBgColor: null },
    localizedData: { 0: [sampleText('a', 'Your room is ready'), sampleText('b', 'See you soon')] },
    subject: { 0: 'Three days to go' },
    preheader: {},
    isMarketing: false,
    createdAt: '2026-11-15T10:00:00Z',
    lastModified: '2026-11-15T10:00:00Z',
    linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
    html: '',
    translated: false,
    revision: 1,
    changedBy: 'Ola',
    publishedAt: null,
    isChanged: false,
    pictures: {},
    ...change,
  }
}
