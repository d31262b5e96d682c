import { doc, h, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const packing: FjellheimCard = {
  key: 'packing',
  type: 'Content',
  layout: 'plain',
  visibility: shown({ to: ['precheckin'] }),
  texts: {
    en: {
      title: 'What to pack',
      subtitle: 'And what to leave at home, because we lend it.',
      body: doc(
        h('Bring'),
        ul(
          'Something windproof, whatever the month',
          'Wool next to the skin, and one sweater more than you think',
          'Boots that have met your feet before',
          'Swimwear for the pool and the sauna',
        ),
        h('Borrow from us'),
        ul(
          'Poles, maps, headlamps and thermos flasks',
          'Snowshoes and sledges in winter',
          'Child carriers, and rubber boots in all sizes',
        ),
      ),
    },
    da: {
      title: 'Pak det her',
      subtitle: 'Og lad resten blive hjemme. Det låner du hos os.',
      body: doc(
        h('Tag med'),
        ul(
          'Noget vindtæt, uanset måned',
          'Uld inderst og én sweater mere, end du tror',
          'Støvler, der kender dine fødder',
          'Badetøj til bassin og sauna',
        ),
        h('Lån hos os'),
        ul(
          'Stave, kort, pandelamper og termokander',
          'Snesko og kælke om vinteren',
          'Bæremeise og gummistøvler i alle størrelser',
        ),
      ),
    },
    fi: {
      title: 'Mitä mukaan',
      subtitle: 'Ja mitä voi jättää kotiin, koska sen saa meiltä lainaksi.',
      body: doc(
        h('Ota mukaan'),
        ul(
          'Tuulenpitävä takki, oli kuukausi mikä tahansa',
          'Villaa ihoa vasten ja yksi villapaita enemmän kuin luulet',
          'Kengät, jotka jalkasi jo tuntevat',
          'Uimapuku altaalle ja saunaan',
        ),
        h('Lainaa meiltä'),
        ul(
          'Sauvat, kartat, otsalamput ja termospullot',
          'Talvella lumikengät ja kelkat',
          'Kantorinkat ja kumisaappaat kaikissa ko’oissa',
        ),
      ),
    },
    nl: {
      title: 'Wat neemt u mee',
      subtitle: 'En wat kan thuisblijven, omdat u het bij ons leent.',
      body: doc(
        h('Meenemen'),
        ul(
          'Iets winddichts, in welke maand ook',
          'Wol op de huid en één trui meer dan u denkt',
          'Schoenen die uw voeten al kennen',
          'Zwemkleding voor bad en sauna',
        ),
        h('Bij ons te leen'),
        ul(
          'Stokken, kaarten, hoofdlampen en thermosflessen',
          'Sneeuwschoenen en sleeën in de winter',
          'Kinderdragers en rubberlaarzen in alle maten',
        ),
      ),
    },
    no: {
      title: 'Dette pakker du',
      subtitle: 'Og dette kan bli hjemme, for det låner du av oss.',
      body: doc(
        h('Ta med'),
        ul(
          'Noe vindtett, uansett måned',
          'Ull innerst og én genser mer enn du tror',
          'Fjellsko som har møtt føttene dine før',
          'Badetøy til basseng og badstue',
        ),
        h('Lån av oss'),
        ul(
          'Staver, kart, hodelykter og termoser',
          'Truger og kjelker om vinteren',
          'Bæremeis og gummistøvler i alle størrelser',
        ),
      ),
    },
    sv: {
      title: 'Det här packar du',
      subtitle: 'Och det här kan stanna hemma, för det lånar du av oss.',
      body: doc(
        h('Ta med'),
        ul(
          'Något vindtätt, oavsett månad',
          'Ull närmast kroppen och en tröja mer än du tror',
          'Kängor som har träffat dina fötter förut',
          'Badkläder till bassäng och bastu',
        ),
        h('Låna av oss'),
        ul(
          'Stavar, kartor, pannlampor och termosar',
          'Snöskor och pulkor på vintern',
          'Bärstolar och gummistövlar i alla storlekar',
        ),
      ),
    },
  },
}
