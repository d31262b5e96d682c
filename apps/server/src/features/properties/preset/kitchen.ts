import type { PresetCard } from './preset-card.ts'

export const kitchen: PresetCard = {
  key: 'kitchen',
  type: 'Content',
  to: ['precheckin', 'checkin', 'qr'],
  tab: {
    icon: 'meal',
    labels: { en: 'Kitchen', da: 'Køkken', fi: 'Keittiö', nl: 'Keuken', no: 'Kjøkken', sv: 'Kök' },
  },
  words: {
    en: {
      title: 'The kitchen',
      subtitle: 'Everything you need to feel at home.',
      body: [
        [
          'Pots, plates and cutlery are in the cupboards; please leave them clean.',
          'Sort the waste as the bins say, and take it down when you leave.',
          'Switch off the cooker and the lights when you go out.',
        ],
        'Is anything missing or broken? Tell us and we will see to it.',
      ],
    },
    da: {
      title: 'Køkkenet',
      subtitle: 'Alt, hvad du skal bruge for at føle dig hjemme.',
      body: [
        [
          'Gryder, tallerkener og bestik er i skabene; stil dem på plads rene.',
          'Sortér affaldet, som spandene viser, og tag det med ned, når du rejser.',
          'Sluk komfuret og lyset, når du går ud.',
        ],
        'Mangler der noget, eller er noget i stykker? Sig til, så ordner vi det.',
      ],
    },
    fi: {
      title: 'Keittiö',
      subtitle: 'Kaikki, mitä kotoisaan oloon tarvitset.',
      body: [
        [
          'Kattilat, lautaset ja ruokailuvälineet ovat kaapeissa; jätäthän ne puhtaiksi.',
          'Lajittele jätteet astioiden ohjeiden mukaan ja vie ne mennessäsi.',
          'Sammuta liesi ja valot, kun lähdet ulos.',
        ],
        'Puuttuuko jotain tai onko jokin rikki? Kerro meille, niin hoidamme asian.',
      ],
    },
    nl: {
      title: 'De keuken',
      subtitle: 'Alles om u thuis te voelen.',
      body: [
        [
          'Pannen, borden en bestek staan in de kasten; laat ze schoon achter.',
          'Scheid het afval zoals de bakken aangeven en neem het mee als u vertrekt.',
          'Zet het fornuis en het licht uit als u weggaat.',
        ],
        'Ontbreekt er iets of is er iets stuk? Laat het ons weten, dan lossen we het op.',
      ],
    },
    no: {
      title: 'Kjøkkenet',
      subtitle: 'Alt du trenger for å føle deg hjemme.',
      body: [
        [
          'Kjeler, tallerkener og bestikk står i skapene; la dem stå rene igjen.',
          'Sorter avfallet slik bøttene viser, og ta det med ned når du reiser.',
          'Slå av komfyren og lyset når du går ut.',
        ],
        'Mangler noe, eller er noe i stykker? Si fra, så ordner vi det.',
      ],
    },
    sv: {
      title: 'Köket',
      subtitle: 'Allt du behöver för att känna dig hemma.',
      body: [
        [
          'Kastruller, tallrikar och bestick finns i skåpen; lämna dem rena.',
          'Sortera soporna som kärlen visar och ta med dem ner när du reser.',
          'Stäng av spisen och släck lamporna när du går ut.',
        ],
        'Saknas något eller är något trasigt? Säg till, så ordnar vi det.',
      ],
    },
  },
}
