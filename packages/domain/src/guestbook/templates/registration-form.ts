import type { CardTemplate } from './card-template.ts'

export const registrationForm: CardTemplate = {
  type: 'Content',
  to: ['precheckin'],
  link: { type: 'feature', value: 'registration' },
  words: {
    en: {
      title: 'Register before you arrive',
      subtitle: 'It takes two minutes and saves you the queue',
      body: ['Have your passport or identity card ready, also for those who travel with you.'],
      button: 'Fill in the form',
    },
    da: {
      title: 'Registrer dig, før du kommer',
      subtitle: 'Det tager to minutter og sparer dig for køen',
      body: ['Hav pas eller id-kort klar, også for dem, du rejser sammen med.'],
      button: 'Udfyld formularen',
    },
    fi: {
      title: 'Täytä matkustajailmoitus etukäteen',
      subtitle: 'Se vie kaksi minuuttia ja säästää jonottamiselta',
      body: ['Pidä passi tai henkilökortti valmiina, myös matkaseurueesi osalta.'],
      button: 'Täytä ilmoitus',
    },
    nl: {
      title: 'Registreer u vóór aankomst',
      subtitle: 'Het kost twee minuten en scheelt u de rij',
      body: ['Houd uw paspoort of identiteitskaart bij de hand, ook die van uw reisgenoten.'],
      button: 'Formulier invullen',
    },
    no: {
      title: 'Registrer deg før du kommer',
      subtitle: 'Det tar to minutter, og du slipper køen',
      body: ['Ha pass eller ID-kort klart, også for dem du reiser sammen med.'],
      button: 'Fyll ut skjemaet',
    },
    sv: {
      title: 'Registrera dig innan du kommer',
      subtitle: 'Det tar två minuter och du slipper kön',
      body: ['Ha pass eller id-kort till hands, även för dem du reser med.'],
      button: 'Fyll i formuläret',
    },
    et: {
      title: 'Registreeruge enne saabumist',
      subtitle: 'See võtab kaks minutit ja säästab järjekorrast',
      body: ['Hoidke pass või ID-kaart käepärast, ka kaasreisijate oma.'],
      button: 'Täitke vorm',
    },
  },
}
