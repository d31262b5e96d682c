import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

const whileHere = shown({ to: ['checkin', 'qr'] })

const library: FjellheimCard = {
  key: 'rainy-day-library',
  type: 'Content',
  layout: 'picture',
  pictures: ['lounge'],
  visibility: whileHere,
  texts: {
    en: {
      title: 'The library',
      subtitle: 'Four hundred crime novels, nearly all with their last page.',
      body: doc(
        p(
          'Second door after the stairs. The window seat fits one and a half. In the middle of a book? Take it home, and send it back when you know who did it.',
        ),
      ),
    },
    da: {
      title: 'Biblioteket',
      subtitle: 'Fire hundrede krimier, næsten alle med sidste side i behold.',
      body: doc(
        p(
          'Anden dør efter trappen. I vindueskarmen er der plads til halvanden. Midt i en bog? Tag den med hjem, og send den tilbage, når du ved, hvem der gjorde det.',
        ),
      ),
    },
    fi: {
      title: 'Kirjasto',
      subtitle: 'Neljäsataa dekkaria, melkein kaikissa viimeinen sivu tallella.',
      body: doc(
        p(
          'Toinen ovi portaiden jälkeen. Ikkunapenkille mahtuu puolitoista lukijaa. Jäikö kirja kesken? Ota se mukaan kotiin ja lähetä takaisin, kun tiedät syyllisen.',
        ),
      ),
    },
    nl: {
      title: 'De bibliotheek',
      subtitle: 'Vierhonderd misdaadromans, bijna allemaal nog met de laatste bladzijde.',
      body: doc(
        p(
          'Tweede deur na de trap. In de vensterbank past anderhalve lezer. Halverwege een boek? Neem het mee en stuur het terug zodra u weet wie het gedaan heeft.',
        ),
      ),
    },
    no: {
      title: 'Biblioteket',
      subtitle: 'Fire hundre krimbøker, nesten alle med siste side i behold.',
      body: doc(
        p(
          'Andre dør etter trappa. Vindusplassen rommer en og en halv. Midt i ei bok? Ta den med hjem, og send den tilbake når du vet hvem som gjorde det.',
        ),
      ),
    },
    sv: {
      title: 'Biblioteket',
      subtitle: 'Fyrahundra deckare, nästan alla med sista sidan kvar.',
      body: doc(
        p(
          'Andra dörren efter trappan. Fönsterplatsen rymmer en och en halv. Mitt i en bok? Ta med den hem och skicka tillbaka den när du vet vem som gjorde det.',
        ),
      ),
    },
  },
}

const flatbread: FjellheimCard = {
  key: 'rainy-day-flatbread',
  type: 'Content',
  layout: 'picture',
  pictures: ['waffles'],
  visibility: whileHere,
  texts: {
    en: {
      title: 'Flatbread with Kari',
      subtitle: 'In the kitchen at 14:00, aprons provided.',
      body: doc(
        p(
          'An hour, a rolling pin longer than your arm, and a griddle older than the house. What you bake you eat, standing up, with butter. Children are better at it than grown-ups.',
        ),
      ),
    },
    da: {
      title: 'Fladbrød med Kari',
      subtitle: 'I køkkenet kl. 14, forklæde får du.',
      body: doc(
        p(
          'En time, en kagerulle længere end din arm og en støbejernsplade ældre end huset. Det, du bager, spiser du stående, med smør. Børn er bedre til det end voksne.',
        ),
      ),
    },
    fi: {
      title: 'Rieskaa Karin kanssa',
      subtitle: 'Keittiössä klo 14, esiliinan saat meiltä.',
      body: doc(
        p(
          'Tunti, kättäsi pidempi kaulin ja taloa vanhempi paistolevy. Minkä leivot, sen syöt: voin kanssa, seisaaltaan. Lapset ovat tässä aikuisia parempia.',
        ),
      ),
    },
    nl: {
      title: 'Platbrood met Kari',
      subtitle: 'Om 14.00 uur in de keuken, de schorten hangen klaar.',
      body: doc(
        p(
          'Een uur, een deegroller langer dan uw arm en een bakplaat ouder dan het huis. Wat u bakt, eet u staande op, met boter. Kinderen kunnen het beter dan volwassenen.',
        ),
      ),
    },
    no: {
      title: 'Flatbrød med Kari',
      subtitle: 'På kjøkkenet kl. 14, forkle får du.',
      body: doc(
        p(
          'En time, et kjevle lengre enn armen din og ei takke eldre enn huset. Det du baker, spiser du stående, med smør. Barn er flinkere til det enn voksne.',
        ),
      ),
    },
    sv: {
      title: 'Tunnbröd med Kari',
      subtitle: 'I köket kl. 14, förkläde får du.',
      body: doc(
        p(
          'En timme, en kavel längre än din arm och en häll äldre än huset. Det du bakar äter du stående, med smör. Barn är bättre på det än vuxna.',
        ),
      ),
    },
  },
}

const saunaRoof: FjellheimCard = {
  key: 'rainy-day-sauna',
  type: 'Content',
  layout: 'picture',
  pictures: ['sauna'],
  visibility: whileHere,
  texts: {
    en: {
      title: 'Rain on the sauna roof',
      subtitle: 'The best seat is by the tarn, from 14:00.',
      body: doc(
        p(
          'You are wet already, so the forty steps outdoors cost nothing. Ten minutes of heat, one plunge, and rain is only weather again.',
        ),
      ),
    },
    da: {
      title: 'Regn på saunataget',
      subtitle: 'Den bedste plads er ved søen, fra kl. 14.',
      body: doc(
        p(
          'Du er våd i forvejen, så de fyrre skridt i det fri koster ingenting. Ti minutters varme, én dukkert, og regn er bare vejr igen.',
        ),
      ),
    },
    fi: {
      title: 'Sadetta saunan katolla',
      subtitle: 'Paras paikka on lammen rannalla, klo 14 alkaen.',
      body: doc(
        p(
          'Olet jo märkä, joten neljäkymmentä askelta ulkona ei maksa mitään. Kymmenen minuuttia löylyä, yksi pulahdus, ja sade on taas pelkkää säätä.',
        ),
      ),
    },
    nl: {
      title: 'Regen op het saunadak',
      subtitle: 'De beste plek is bij het bergmeertje, vanaf 14.00 uur.',
      body: doc(
        p(
          'U bent toch al nat, dus die veertig stappen buiten kosten niets. Tien minuten warmte, één duik, en regen is weer gewoon weer.',
        ),
      ),
    },
    no: {
      title: 'Regn på badstutaket',
      subtitle: 'Den beste plassen er ved tjernet, fra kl. 14.',
      body: doc(
        p(
          'Du er våt fra før, så de førti skrittene ute koster ingenting. Ti minutter varme, én dukkert, og regn er bare vær igjen.',
        ),
      ),
    },
    sv: {
      title: 'Regn på bastutaket',
      subtitle: 'Bästa platsen är vid tjärnen, från kl. 14.',
      body: doc(
        p(
          'Du är redan blöt, så de fyrtio stegen utomhus kostar ingenting. Tio minuters värme, ett dopp, och regn är bara väder igen.',
        ),
      ),
    },
  },
}

export const rainyDay: FjellheimCard = {
  key: 'rainy-day',
  type: 'Group',
  layout: 'plain',
  visibility: whileHere,
  texts: {
    en: { title: 'Should it rain', subtitle: 'Three ways to be glad of it.' },
    da: { title: 'Hvis det regner', subtitle: 'Tre måder at glæde sig over det på.' },
    fi: { title: 'Jos sataa', subtitle: 'Kolme tapaa ilahtua siitä.' },
    nl: { title: 'Als het regent', subtitle: 'Drie manieren om er blij mee te zijn.' },
    no: { title: 'Skulle det regne', subtitle: 'Tre måter å glede seg over det på.' },
    sv: { title: 'Om det regnar', subtitle: 'Tre sätt att vara glad för det.' },
  },
  holds: [library, flatbread, saunaRoof],
}
