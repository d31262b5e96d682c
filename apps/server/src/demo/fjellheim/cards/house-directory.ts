import { bold, doc, h, link, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_MAIL, RECEPTION_PHONE } from '../property.ts'

const PHONE = link('+47 61 00 00 00', RECEPTION_PHONE)
const MAIL = link('reception@fjellheim.example', RECEPTION_MAIL)

export const houseDirectory: FjellheimCard = {
  key: 'house-directory',
  type: 'Content',
  layout: 'plain',
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  texts: {
    en: {
      title: 'The house from A to Z',
      subtitle: 'Boot room, quiet hours, dogs and doctors.',
      button: 'Look it up',
      body: doc(
        p('Reception never closes: ', PHONE, ' or ', MAIL, '. From your room, dial 9.'),
        h('In the house'),
        ul(
          [bold('Boot room.'), ' Left of the main door, heated all night.'],
          [bold('Check-in, check-out.'), ' From 15:00, until 11:00.'],
          [bold('Dogs.'), ' Welcome on the first floor and by the fire, not in the dining room.'],
          [bold('Quiet hours.'), ' 23:00 to 7:00.'],
          [bold('Smoking.'), ' Outside, by the woodpile.'],
        ),
        h('If something happens'),
        ul('Fire 110, police 112, ambulance 113', 'Doctor and pharmacy in Fjelldal, 8 km'),
      ),
    },
    da: {
      title: 'Huset fra A til Å',
      subtitle: 'Støvlerum, ro om natten, hunde og læger.',
      button: 'Slå op',
      body: doc(
        p('Receptionen lukker aldrig: ', PHONE, ' eller ', MAIL, '. Fra værelset trykker du 9.'),
        h('I huset'),
        ul(
          [bold('Støvlerum.'), ' Til venstre for hoveddøren, opvarmet hele natten.'],
          [bold('Check-in og check-out.'), ' Fra kl. 15, inden kl. 11.'],
          [bold('Hunde.'), ' Velkomne på første sal og ved pejsen, ikke i spisesalen.'],
          [bold('Ro om natten.'), ' Fra kl. 23 til 7.'],
          [bold('Rygning.'), ' Ude ved brændestablen.'],
        ),
        h('Hvis der sker noget'),
        ul('Brand 110, politi 112, ambulance 113', 'Læge og apotek i Fjelldal, 8 km'),
      ),
    },
    fi: {
      title: 'Talo aakkosissa',
      subtitle: 'Kenkähuone, hiljaisuus, koirat ja lääkärit.',
      button: 'Katso lisää',
      body: doc(
        p('Vastaanotto on aina auki: ', PHONE, ' tai ', MAIL, '. Huoneesta numero 9.'),
        h('Talossa'),
        ul(
          [bold('Kenkähuone.'), ' Pääovesta vasemmalle, lämmin koko yön.'],
          [bold('Tulo ja lähtö.'), ' Klo 15 alkaen, klo 11 mennessä.'],
          [bold('Koirat.'), ' Tervetulleita ensimmäiseen kerrokseen ja takan ääreen, eivät ruokasaliin.'],
          [bold('Hiljaisuus.'), ' Klo 23–7.'],
          [bold('Tupakointi.'), ' Ulkona halkopinon luona.'],
        ),
        h('Jos jotain sattuu'),
        ul('Palokunta 110, poliisi 112, ambulanssi 113', 'Lääkäri ja apteekki Fjelldalissa, 8 km'),
      ),
    },
    nl: {
      title: 'Het huis van A tot Z',
      subtitle: 'Schoenenkamer, nachtrust, honden en dokters.',
      button: 'Zoek het op',
      body: doc(
        p('De receptie sluit nooit: ', PHONE, ' of ', MAIL, '. Vanaf uw kamer kiest u 9.'),
        h('In huis'),
        ul(
          [bold('Schoenenkamer.'), ' Links van de hoofdingang, de hele nacht verwarmd.'],
          [bold('In- en uitchecken.'), ' Vanaf 15.00 uur, tot 11.00 uur.'],
          [bold('Honden.'), ' Welkom op de eerste verdieping en bij de haard, niet in de eetzaal.'],
          [bold('Nachtrust.'), ' Van 23.00 tot 7.00 uur.'],
          [bold('Roken.'), ' Buiten, bij de houtstapel.'],
        ),
        h('Als er iets gebeurt'),
        ul('Brandweer 110, politie 112, ambulance 113', 'Dokter en apotheek in Fjelldal, 8 km'),
      ),
    },
    no: {
      title: 'Huset fra A til Å',
      subtitle: 'Støvelrom, nattero, hunder og leger.',
      button: 'Slå opp',
      body: doc(
        p('Resepsjonen stenger aldri: ', PHONE, ' eller ', MAIL, '. Fra rommet slår du 9.'),
        h('I huset'),
        ul(
          [bold('Støvelrom.'), ' Til venstre for hoveddøra, varmt hele natten.'],
          [bold('Innsjekk og utsjekk.'), ' Fra kl. 15, innen kl. 11.'],
          [bold('Hunder.'), ' Velkomne i første etasje og ved peisen, ikke i spisesalen.'],
          [bold('Nattero.'), ' Kl. 23 til 7.'],
          [bold('Røyking.'), ' Ute, ved vedstabelen.'],
        ),
        h('Hvis noe skjer'),
        ul('Brann 110, politi 112, ambulanse 113', 'Lege og apotek i Fjelldal, 8 km'),
      ),
    },
    sv: {
      title: 'Huset från A till Ö',
      subtitle: 'Pjäxrum, nattro, hundar och läkare.',
      button: 'Slå upp',
      body: doc(
        p('Receptionen stänger aldrig: ', PHONE, ' eller ', MAIL, '. Från rummet slår du 9.'),
        h('I huset'),
        ul(
          [bold('Pjäxrum.'), ' Till vänster om stora dörren, varmt hela natten.'],
          [bold('In- och utcheckning.'), ' Från kl. 15, senast kl. 11.'],
          [bold('Hundar.'), ' Välkomna på första våningen och vid brasan, inte i matsalen.'],
          [bold('Nattro.'), ' Kl. 23 till 7.'],
          [bold('Rökning.'), ' Utomhus, vid vedtraven.'],
        ),
        h('Om något händer'),
        ul('Brandkår 110, polis 112, ambulans 113', 'Läkare och apotek i Fjelldal, 8 km'),
      ),
    },
  },
}
