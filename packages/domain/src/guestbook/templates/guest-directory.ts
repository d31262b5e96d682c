import type { CardTemplate } from './card-template.ts'

export const guestDirectory: CardTemplate = {
  type: 'Content',
  words: {
    en: {
      title: 'Good to know',
      subtitle: 'The house from A to Z',
      body: [
        ['Breakfast', 'Luggage', 'Parking', 'Quiet hours', 'Towels', 'Wi-Fi'],
        'Something missing? Ask reception.',
      ],
    },
    da: {
      title: 'Godt at vide',
      subtitle: 'Huset fra A til Å',
      body: [
        ['Bagage', 'Håndklæder', 'Morgenmad', 'Parkering', 'Ro om natten', 'Wi-Fi'],
        'Mangler der noget? Spørg i receptionen.',
      ],
    },
    fi: {
      title: 'Hyvä tietää',
      subtitle: 'Talo aakkosjärjestyksessä',
      body: [
        ['Aamiainen', 'Matkatavarat', 'Pysäköinti', 'Pyyhkeet', 'Wi-Fi', 'Yörauha'],
        'Puuttuuko jotain? Kysy vastaanotosta.',
      ],
    },
    nl: {
      title: 'Goed om te weten',
      subtitle: 'Het huis van A tot Z',
      body: [
        ['Bagage', 'Handdoeken', 'Ontbijt', 'Parkeren', 'Stilte ’s nachts', 'Wifi'],
        'Mist u iets? Vraag het de receptie.',
      ],
    },
    no: {
      title: 'Godt å vite',
      subtitle: 'Huset fra A til Å',
      body: [
        ['Bagasje', 'Frokost', 'Håndklær', 'Parkering', 'Ro om natten', 'Wi-Fi'],
        'Mangler det noe? Spør i resepsjonen.',
      ],
    },
    sv: {
      title: 'Bra att veta',
      subtitle: 'Huset från A till Ö',
      body: [
        ['Bagage', 'Frukost', 'Handdukar', 'Parkering', 'Tyst på natten', 'Wi-Fi'],
        'Saknas något? Fråga i receptionen.',
      ],
    },
    et: {
      title: 'Hea teada',
      subtitle: 'Maja A-st Y-ni',
      body: [
        ['Hommikusöök', 'Pagas', 'Parkimine', 'Öörahu', 'Rätikud', 'Wi-Fi'],
        'Kas midagi on puudu? Küsige vastuvõtust.',
      ],
    },
  },
}
