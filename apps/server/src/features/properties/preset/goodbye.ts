import type { PresetCard } from './preset-card.ts'

export const goodbye: PresetCard = {
  key: 'goodbye',
  type: 'Header',
  to: ['checkout'],
  words: {
    en: {
      title: 'Thank you, {{firstName}}',
      subtitle: 'We would love to welcome you back to {{propertyName}}.',
    },
    da: {
      title: 'Tak for denne gang, {{firstName}}',
      subtitle: 'Vi vil gerne byde dig velkommen tilbage til {{propertyName}}.',
    },
    fi: {
      title: 'Kiitos käynnistä, {{firstName}}',
      subtitle: 'Toivottavasti tapaamme taas. Terveisin {{propertyName}}',
    },
    nl: {
      title: 'Bedankt, {{firstName}}',
      subtitle: 'We verwelkomen u graag nog eens bij {{propertyName}}.',
    },
    no: {
      title: 'Takk for besøket, {{firstName}}',
      subtitle: 'Vi ønsker deg gjerne velkommen tilbake til {{propertyName}}.',
    },
    sv: {
      title: 'Tack för besöket, {{firstName}}',
      subtitle: 'Vi hälsar dig gärna välkommen tillbaka till {{propertyName}}.',
    },
  },
}
