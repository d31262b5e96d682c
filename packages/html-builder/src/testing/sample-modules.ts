import type { TemplateText, TemplateTextInline } from '@innkeeper/domain/html-builder/rich-text.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { EmailRecipient } from '../email/compiled-email.ts'
import type { TemplateModule } from '../module-schemas.ts'
import { readableModules } from '../readable-modules.ts'

export const SAMPLE_PROPERTY = 'fjellheim'
const PICTURE = `/media/${SAMPLE_PROPERTY}/${'P'.repeat(22)}`

export const SAMPLE_BRAND: Brand = {
  brandColour: '#1f3a34',
  accentColour: '#9a5b13',
  paperColour: '#f6f2ea',
  cardColour: '#fffdf9',
  inkColour: '#1c2622',
  headingFont: 'Fraunces',
  textFont: 'Inter',
  logo: 'L'.repeat(22),
}

type Line = string | TemplateTextInline

/** Paragraphs of plain or marked words. */
export function sampleText(...paragraphs: (string | Line[])[]): TemplateText {
  const content = paragraphs.map((paragraph) => ({
    type: 'paragraph' as const,
    content: (Array.isArray(paragraph) ? paragraph : [paragraph]).map(
      (line): TemplateTextInline => (typeof line === 'string' ? { type: 'text', text: line } : line),
    ),
  }))
  return { type: 'doc', content }
}

const picture = (name: string, more: object = {}) => ({ name, url: PICTURE, size: 100, ...more })
const room = { top: 16, bottom: 16 }

const RICH: TemplateText = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Good to know, {{firstName}}' }],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Breakfast is ' },
        { type: 'text', text: 'included', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' and the ' },
        {
          type: 'text',
          text: 'sauna',
          marks: [{ type: 'italic' }, { type: 'textStyle', attrs: { color: 'accent', fontFamily: 'Lora' } }],
        },
        { type: 'text', text: ' is warm from four. Read ' },
        {
          type: 'text',
          text: 'how to find us',
          marks: [{ type: 'link', attrs: { href: '/pages/fjellheim/find-us?a=1&b=2' } }],
        },
        { type: 'text', text: '.' },
        { type: 'hardBreak' },
        { type: 'text', text: 'Your link: {{bookingLink}}' },
      ],
    },
    {
      type: 'bulletList',
      content: ['Skis & poles', 'A towel', 'Room {{roomNumber}}'].map((text) => ({
        type: 'listItem' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
      })),
    },
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Follow the river.' }] }],
        },
      ],
    },
  ],
}

const STORED: Record<string, unknown>[] = [
  {
    type: 'header',
    id: 'header',
    props: {
      content: sampleText(
        'Welcome, {{firstName}}',
        'Only {{arrival}} to wait for: your room is ready from three.',
      ),
      backgroundImage: picture('The lake in winter'),
      backgroundColor: 'brand',
    },
  },
  { type: 'text', id: 'text', props: { contentColumnOne: RICH }, outerPadding: { top: 24, bottom: 16 } },
  {
    type: 'text',
    id: 'text-two',
    props: {
      contentColumnOne: sampleText('Arrival on {{arrival}}, from 15:00.'),
      contentColumnTwo: sampleText('Departure on {{departure}}, until 11:00.'),
      nrOfColumns: 2,
      backgroundEnabled: true,
      backgroundColor: 'paper',
    },
    outerPadding: room,
  },
  {
    type: 'image',
    id: 'image',
    props: {
      nrOfColumns: 2,
      columnOneImage: picture('A "quiet" room & a view', {
        link: { enabled: true, type: 'url', url: 'https://fjellheim.example/rooms?a=1&b=2' },
      }),
      columnTwoImage: picture('The sauna', {
        roundness: 0,
        link: { enabled: true, type: 'feature', url: 'store' },
      }),
    },
    outerPadding: room,
  },
  {
    type: 'image-caption',
    id: 'image-caption',
    props: {
      image: picture('The dining room'),
      content: sampleText(
        [{ type: 'text', text: 'Dinner by the fire', marks: [{ type: 'bold' }] }],
        'From six every evening. We keep a table for you.',
      ),
      captionPosition: 'left',
    },
    outerPadding: room,
  },
  {
    type: 'video',
    id: 'video',
    props: {
      url: 'https://youtu.be/abc?t=1&x=2',
      placeholder: picture('The slopes from above'),
      alignment: 'center',
    },
    outerPadding: room,
  },
  {
    type: 'button',
    id: 'button',
    props: {
      content: sampleText('Open your guestbook, {{firstName}}'),
      type: 'feature',
      destination: 'guestbook',
      alignment: 'center',
    },
    outerPadding: room,
  },
  { type: 'divider', id: 'divider', props: { spacing: 16, width: 60, alignment: 'center' } },
  {
    type: 'upselling',
    id: 'upselling',
    props: {
      title: 'A little extra, {{firstName}}',
      subtitle: 'Chosen for your stay',
      button: { enabled: true, content: 'See all' },
    },
    outerPadding: room,
  },
  {
    type: 'room-upgrades',
    id: 'room-upgrades',
    props: {
      title: 'More room',
      layout: 'list',
      background: { enabled: true, color: 'brand' },
    },
    outerPadding: room,
  },
  { type: 'guest-feedback', id: 'guest-feedback', props: {}, outerPadding: room },
  {
    type: 'raw-html',
    id: 'raw-html',
    props: {
      html: '<table width="100%"><tr><td style="color:#9a5b13">Snow depth, {{firstName}}:</td><td>120&nbsp;cm</td></tr></table>',
    },
    outerPadding: room,
  },
  { type: 'signature', id: 'signature', props: {}, outerPadding: { top: 24, bottom: 0 } },
]

/** One module of every type, and one of two columns on a background. */
export const SAMPLE_MODULES: readonly TemplateModule[] = readableModules(STORED).modules

/** What staff put below their mails. */
export const SAMPLE_SIGNATURE: readonly TemplateModule[] = readableModules([
  {
    type: 'image-caption',
    id: 'who',
    props: {
      image: picture('Kari Nordmann', { size: 60 }),
      content: sampleText(
        [{ type: 'text', text: 'Kari Nordmann', marks: [{ type: 'bold' }] }],
        'Reception, Fjellheim',
      ),
      captionPosition: 'right',
    },
  },
]).modules

export const SAMPLE_RECIPIENT: EmailRecipient = {
  values: {
    firstName: 'Astrid',
    lastName: 'Nilsen',
    roomNumber: '204',
    propertyName: 'Fjellheim',
    arrival: '18 November',
    departure: '21 November',
    bookingLink: 'https://stay.example/guestbook/fjellheim/abc',
  },
  links: {
    guestbook: 'https://stay.example/guestbook/fjellheim/abc',
    store: 'https://stay.example/store/abc?x=1&y=2',
    upgrades: 'https://stay.example/upgrades/abc',
  },
  unsubscribe: 'https://stay.example/unsubscribe/abc',
  offers: {
    upselling: [
      {
        title: 'Late check-out',
        text: 'Sleep until noon.',
        price: '300 kr',
        picture: null,
        href: 'https://stay.example/store/1',
      },
      {
        title: 'Breakfast in bed',
        text: 'Brought at nine.',
        price: '180 kr',
        picture: { src: 'https://stay.example/media/fjellheim/x/480.jpeg', alt: 'A tray with coffee' },
        href: 'https://stay.example/store/2',
      },
      { title: 'Sauna', text: '', price: '250 kr', picture: null, href: 'https://stay.example/store/3' },
      { title: 'Skis', text: 'For a day.', price: '', picture: null, href: 'https://stay.example/store/4' },
    ],
    'room-upgrades': [
      {
        title: 'Suite',
        text: 'With a view of the lake.',
        price: '900 kr',
        picture: { src: 'https://stay.example/media/fjellheim/y/480.jpeg', alt: 'The suite' },
        href: 'https://stay.example/upgrades/1',
      },
    ],
  },
  surveys: {
    'guest-feedback': { question: 'Would you recommend Fjellheim?', href: 'https://stay.example/survey/abc' },
  },
}
