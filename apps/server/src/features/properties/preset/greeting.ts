import type { PresetCard } from './preset-card.ts'

export const greeting: PresetCard = {
  key: 'greeting',
  type: 'Header',
  to: ['precheckin', 'checkin', 'qr'],
  words: {
    en: { title: 'Welcome, {{firstName}}', subtitle: '{{propertyName}}' },
    da: { title: 'Velkommen, {{firstName}}', subtitle: '{{propertyName}}' },
    fi: { title: 'Tervetuloa, {{firstName}}', subtitle: '{{propertyName}}' },
    nl: { title: 'Welkom, {{firstName}}', subtitle: '{{propertyName}}' },
    no: { title: 'Velkommen, {{firstName}}', subtitle: '{{propertyName}}' },
    sv: { title: 'Välkommen, {{firstName}}', subtitle: '{{propertyName}}' },
  },
}
