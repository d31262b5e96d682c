import { doc, h, link, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_PHONE } from '../property.ts'

export const gettingHere: FjellheimCard = {
  key: 'getting-here',
  type: 'Content',
  layout: 'picture',
  pictures: ['meadow'],
  visibility: shown({ to: ['precheckin', 'qr'] }),
  texts: {
    en: {
      title: 'Getting here',
      subtitle: 'Train to Fjelldal, and we drive you the last stretch.',
      button: 'Plan the journey',
      body: doc(
        h('By train'),
        p(
          'Three and a half hours from Oslo to Fjelldal. Our bus meets the 13:40 and 17:10 trains; no need to book.',
        ),
        h('By car'),
        p(
          'Follow the signs from Fjelldal for 8 km. The road is ploughed all winter. Parking is free, and eight chargers stand behind the barn.',
        ),
        h('Your first hour'),
        ul('Rooms are ready from 15:00. Come earlier and leave your bags with us.', [
          'Late? ',
          link('Call us', RECEPTION_PHONE),
          '. There is soup, whatever the hour.',
        ]),
      ),
    },
    da: {
      title: 'Sådan finder du herop',
      subtitle: 'Tog til Fjelldal, så kører vi dig det sidste stykke.',
      button: 'Planlæg rejsen',
      body: doc(
        h('Med tog'),
        p(
          'Tre en halv time fra Oslo til Fjelldal. Vores bus venter på togene 13.40 og 17.10, helt uden bestilling.',
        ),
        h('Med bil'),
        p(
          'Følg skiltene fra Fjelldal i 8 km. Vejen ryddes hele vinteren. Parkering er gratis, og der er otte ladestandere bag laden.',
        ),
        h('Den første time'),
        ul('Værelset er klar fra kl. 15. Kommer du før, passer vi bagagen.', [
          'Forsinket? ',
          link('Ring', RECEPTION_PHONE),
          '. Der er suppe uanset klokken.',
        ]),
      ),
    },
    fi: {
      title: 'Näin tulet perille',
      subtitle: 'Junalla Fjelldaliin, me ajamme loppumatkan.',
      button: 'Suunnittele matka',
      body: doc(
        h('Junalla'),
        p(
          'Oslosta Fjelldaliin kolme ja puoli tuntia. Bussimme on vastassa klo 13.40 ja 17.10 saapuvilla junilla, varausta ei tarvita.',
        ),
        h('Autolla'),
        p(
          'Seuraa opasteita Fjelldalista 8 km. Tie aurataan koko talven. Pysäköinti on maksutonta, ja ladon takana on kahdeksan latauspistettä.',
        ),
        h('Ensimmäinen tunti'),
        ul('Huoneet ovat valmiina klo 15. Jos tulet aiemmin, jätä laukut meille.', [
          'Myöhässä? ',
          link('Soita', RECEPTION_PHONE),
          '. Keittoa on, oli kello mitä tahansa.',
        ]),
      ),
    },
    nl: {
      title: 'Zo komt u hier',
      subtitle: 'Met de trein naar Fjelldal; het laatste stuk rijden wij u.',
      button: 'Plan de reis',
      body: doc(
        h('Met de trein'),
        p(
          'Drieënhalf uur van Oslo naar Fjelldal. Onze bus staat klaar bij de treinen van 13.40 en 17.10 uur, reserveren hoeft niet.',
        ),
        h('Met de auto'),
        p(
          'Volg vanaf Fjelldal 8 km de borden. De weg wordt de hele winter geruimd. Parkeren is gratis; achter de schuur staan acht laadpalen.',
        ),
        h('Het eerste uur'),
        ul('De kamers zijn klaar vanaf 15.00 uur. Bent u eerder, dan passen wij op uw bagage.', [
          'Later? ',
          link('Bel ons', RECEPTION_PHONE),
          '. Er is soep, hoe laat het ook wordt.',
        ]),
      ),
    },
    no: {
      title: 'Slik kommer du hit',
      subtitle: 'Tog til Fjelldal, så kjører vi deg det siste stykket.',
      button: 'Planlegg reisen',
      body: doc(
        h('Med tog'),
        p(
          'Tre og en halv time fra Oslo til Fjelldal. Bussen vår møter togene kl. 13.40 og 17.10, og du trenger ikke bestille.',
        ),
        h('Med bil'),
        p(
          'Følg skiltene fra Fjelldal i 8 km. Veien brøytes hele vinteren. Parkeringen er gratis, og bak låven står åtte ladere.',
        ),
        h('Den første timen'),
        ul('Rommene er klare fra kl. 15. Kommer du før, passer vi bagasjen.', [
          'Blir du sen? ',
          link('Ring oss', RECEPTION_PHONE),
          '. Det er suppe uansett når.',
        ]),
      ),
    },
    sv: {
      title: 'Så hittar du hit',
      subtitle: 'Tåg till Fjelldal, så kör vi dig den sista biten.',
      button: 'Planera resan',
      body: doc(
        h('Med tåg'),
        p(
          'Tre och en halv timme från Oslo till Fjelldal. Vår buss möter tågen 13.40 och 17.10, ingen bokning behövs.',
        ),
        h('Med bil'),
        p(
          'Följ skyltarna från Fjelldal i 8 km. Vägen plogas hela vintern. Parkeringen är gratis och bakom ladan står åtta laddare.',
        ),
        h('Den första timmen'),
        ul('Rummen är klara från kl. 15. Kommer du tidigare tar vi hand om väskorna.', [
          'Blir du sen? ',
          link('Ring oss', RECEPTION_PHONE),
          '. Det finns soppa oavsett tid.',
        ]),
      ),
    },
  },
}
