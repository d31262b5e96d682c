import type { FjellheimLanguage } from '../languages.ts'

export type BarWords = {
  title: string
  lead: string
  warm: { title: string; items: [string, string, string] }
  cold: { title: string; items: [string, string, string] }
  age: string
  ask: string
}

export const BAR_WORDS: Record<FjellheimLanguage, BarWords> = {
  en: {
    title: 'From the bar',
    lead: 'Open from five until half past one. We write the list when we know what arrived.',
    warm: {
      title: 'Warm',
      items: ['Hot chocolate with cream, NOK 65', 'Mulled cider, NOK 95', 'A pot of tea for two, NOK 95'],
    },
    cold: {
      title: 'Cold',
      items: [
        'Cloudberry cider, with or without alcohol, NOK 110',
        'Aquavit from twelve valleys, NOK 125',
        'Freshly pressed juice, NOK 75',
      ],
    },
    age: 'Wine and beer from 18, spirits from 20. We may ask how old you are, and mean it as a compliment.',
    ask: 'Call the bar',
  },
  da: {
    title: 'Fra baren',
    lead: 'Åben fra klokken fem til halv to. Vi skriver kortet, når vi ved, hvad der er kommet.',
    warm: {
      title: 'Varmt',
      items: [
        'Varm chokolade med flødeskum, 65 NOK',
        'Varm krydret cider, 95 NOK',
        'En kande te til to, 95 NOK',
      ],
    },
    cold: {
      title: 'Koldt',
      items: [
        'Multebærcider, med eller uden alkohol, 110 NOK',
        'Akvavit fra tolv dale, 125 NOK',
        'Friskpresset juice, 75 NOK',
      ],
    },
    age: 'Vin og øl fra 18 år, spiritus fra 20. Spørger vi om din alder, er det ment som en kompliment.',
    ask: 'Ring til baren',
  },
  fi: {
    title: 'Baarista',
    lead: 'Avoinna viidestä puoli kahteen yöllä. Lista kirjoitetaan, kun tiedämme, mitä on saapunut.',
    warm: {
      title: 'Lämmintä',
      items: [
        'Kaakao kermavaahdolla, 65 NOK',
        'Lämmin maustettu siideri, 95 NOK',
        'Pannullinen teetä kahdelle, 95 NOK',
      ],
    },
    cold: {
      title: 'Kylmää',
      items: [
        'Lakkasiideri, alkoholilla tai ilman, 110 NOK',
        'Akvaviittia kahdestatoista laaksosta, 125 NOK',
        'Tuorepuristettu mehu, 75 NOK',
      ],
    },
    age: 'Viinit ja oluet 18 vuotta täyttäneille, väkevät 20 vuotta täyttäneille. Jos kysymme ikää, se on kohteliaisuus.',
    ask: 'Soita baariin',
  },
  nl: {
    title: 'Van de bar',
    lead: 'Open van vijf tot half twee ’s nachts. We schrijven de kaart als we weten wat er binnen is.',
    warm: {
      title: 'Warm',
      items: [
        'Warme chocolademelk met slagroom, NOK 65',
        'Warme gekruide cider, NOK 95',
        'Een pot thee voor twee, NOK 95',
      ],
    },
    cold: {
      title: 'Koud',
      items: [
        'Kruipbraamcider, met of zonder alcohol, NOK 110',
        'Aquavit uit twaalf dalen, NOK 125',
        'Versgeperst sap, NOK 75',
      ],
    },
    age: 'Wijn en bier vanaf 18 jaar, sterkedrank vanaf 20. Vragen we naar uw leeftijd, zie het dan als een compliment.',
    ask: 'Bel de bar',
  },
  no: {
    title: 'Fra baren',
    lead: 'Åpen fra klokka fem til halv to. Vi skriver drikkekartet når vi vet hva som har kommet.',
    warm: {
      title: 'Varmt',
      items: ['Varm sjokolade med krem, 65 kr', 'Varm krydret sider, 95 kr', 'En kanne te til to, 95 kr'],
    },
    cold: {
      title: 'Kaldt',
      items: [
        'Multesider, med eller uten alkohol, 110 kr',
        'Akevitt fra tolv daler, 125 kr',
        'Nypresset juice, 75 kr',
      ],
    },
    age: 'Vin og øl fra 18 år, brennevin fra 20. Spør vi om alderen din, er det ment som en kompliment.',
    ask: 'Ring baren',
  },
  sv: {
    title: 'Från baren',
    lead: 'Öppet från klockan fem till halv två. Vi skriver listan när vi vet vad som har kommit.',
    warm: {
      title: 'Varmt',
      items: ['Varm choklad med grädde, 65 NOK', 'Varm kryddad cider, 95 NOK', 'En kanna te för två, 95 NOK'],
    },
    cold: {
      title: 'Kallt',
      items: [
        'Hjortroncider, med eller utan alkohol, 110 NOK',
        'Akvavit från tolv dalar, 125 NOK',
        'Färskpressad juice, 75 NOK',
      ],
    },
    age: 'Vin och öl från 18 år, sprit från 20. Frågar vi om din ålder är det menat som en komplimang.',
    ask: 'Ring baren',
  },
}
