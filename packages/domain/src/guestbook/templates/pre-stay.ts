import type { CardTemplate } from './card-template.ts'

export const preStay: CardTemplate = {
  type: 'Content',
  to: ['precheckin'],
  words: {
    en: {
      title: 'Before you arrive',
      subtitle: 'Everything you need for the journey',
      body: [
        'We look forward to welcoming you on {{arrival}}.',
        ['How to find us', 'Where to park', 'When your room is ready'],
      ],
    },
    da: {
      title: 'Før du kommer',
      subtitle: 'Alt, hvad du skal bruge til rejsen',
      body: [
        'Vi glæder os til at byde dig velkommen den {{arrival}}.',
        ['Sådan finder du os', 'Her kan du parkere', 'Hvornår dit værelse er klar'],
      ],
    },
    fi: {
      title: 'Ennen saapumista',
      subtitle: 'Kaikki, mitä tarvitset matkaa varten',
      body: [
        'Odotamme sinua. Saapumispäiväsi on {{arrival}}.',
        ['Näin löydät perille', 'Pysäköinti', 'Milloin huoneesi on valmis'],
      ],
    },
    nl: {
      title: 'Voordat u aankomt',
      subtitle: 'Alles wat u nodig hebt voor de reis',
      body: [
        'We verwelkomen u graag op {{arrival}}.',
        ['Zo vindt u ons', 'Waar u kunt parkeren', 'Wanneer uw kamer klaar is'],
      ],
    },
    no: {
      title: 'Før du kommer',
      subtitle: 'Alt du trenger til reisen',
      body: [
        'Vi gleder oss til å ønske deg velkommen {{arrival}}.',
        ['Slik finner du oss', 'Her kan du parkere', 'Når rommet ditt er klart'],
      ],
    },
    sv: {
      title: 'Innan du kommer',
      subtitle: 'Allt du behöver för resan',
      body: [
        'Vi ser fram emot att välkomna dig den {{arrival}}.',
        ['Så hittar du hit', 'Här kan du parkera', 'När ditt rum är klart'],
      ],
    },
    et: {
      title: 'Enne saabumist',
      subtitle: 'Kõik, mida reisiks vaja',
      body: ['Ootame teid, {{arrival}}.', ['Kuidas meid leida', 'Kuhu parkida', 'Millal tuba valmis on']],
    },
  },
}
