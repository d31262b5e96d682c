import type { PresetCard } from './preset-card.ts'

export const sharedRooms: PresetCard = {
  key: 'shared-rooms',
  type: 'Content',
  to: ['precheckin', 'checkin', 'qr'],
  tab: {
    icon: 'meal',
    labels: {
      en: 'Shared rooms',
      da: 'Fælles rum',
      fi: 'Yhteiset tilat',
      nl: 'Samen delen',
      no: 'Fellesrom',
      sv: 'Gemensamt',
    },
  },
  words: {
    en: {
      title: 'Kitchen and shared rooms',
      subtitle: 'They belong to everybody who stays here.',
      body: [
        [
          'Wash up and put things back when you have eaten.',
          'Write your name and the day on what you put in the fridge.',
          'Lock your valuables away, and keep your things off the beds of others.',
          'In the dormitories it is dark and quiet from 22:00 to 7:00.',
        ],
        'Is anything missing or broken? Tell us and we will see to it.',
      ],
    },
    da: {
      title: 'Køkken og fælles rum',
      subtitle: 'De er for alle, der bor her.',
      body: [
        [
          'Vask op, og stil tingene på plads, når du har spist.',
          'Skriv navn og dato på det, du stiller i køleskabet.',
          'Lås dine værdier inde, og lad de andres senge være fri for dine ting.',
          'På sovesalene er der mørkt og stille fra kl. 22 til 7.',
        ],
        'Mangler der noget, eller er noget i stykker? Sig til, så ordner vi det.',
      ],
    },
    fi: {
      title: 'Keittiö ja yhteiset tilat',
      subtitle: 'Ne ovat kaikkien täällä majoittuvien käytössä.',
      body: [
        [
          'Tiskaa ja laita tavarat paikoilleen syötyäsi.',
          'Kirjoita nimesi ja päivä siihen, minkä laitat jääkaappiin.',
          'Lukitse arvotavarasi kaappiin ja pidä tavarasi poissa muiden sängyiltä.',
          'Makuusaleissa on pimeää ja hiljaista klo 22–7.',
        ],
        'Puuttuuko jotain tai onko jokin rikki? Kerro meille, niin hoidamme asian.',
      ],
    },
    nl: {
      title: 'Keuken en gedeelde ruimtes',
      subtitle: 'Ze zijn van iedereen die hier verblijft.',
      body: [
        [
          'Doe de afwas en zet alles terug als u gegeten heeft.',
          'Schrijf uw naam en de dag op wat u in de koelkast zet.',
          'Berg uw waardevolle spullen achter slot en grendel op en leg niets op het bed van een ander.',
          'Op de slaapzalen is het donker en stil van 22.00 tot 7.00 uur.',
        ],
        'Ontbreekt er iets of is er iets stuk? Laat het ons weten, dan lossen we het op.',
      ],
    },
    no: {
      title: 'Kjøkken og fellesrom',
      subtitle: 'De er til for alle som bor her.',
      body: [
        [
          'Vask opp og sett ting på plass når du har spist.',
          'Skriv navn og dato på det du setter i kjøleskapet.',
          'Lås inn verdisakene dine, og hold tingene dine unna sengene til andre.',
          'På sovesalene er det mørkt og stille fra kl. 22 til 7.',
        ],
        'Mangler noe, eller er noe i stykker? Si fra, så ordner vi det.',
      ],
    },
    sv: {
      title: 'Kök och gemensamma rum',
      subtitle: 'De är till för alla som bor här.',
      body: [
        [
          'Diska och ställ tillbaka sakerna när du har ätit.',
          'Skriv namn och datum på det du ställer i kylskåpet.',
          'Lås in dina värdesaker och håll dina saker borta från andras sängar.',
          'I sovsalarna är det mörkt och tyst mellan kl. 22 och 7.',
        ],
        'Saknas något eller är något trasigt? Säg till, så ordnar vi det.',
      ],
    },
  },
}
