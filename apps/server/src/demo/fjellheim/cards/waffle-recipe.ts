import { doc, h, ol, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const waffleRecipe: FjellheimCard = {
  key: 'waffle-recipe',
  type: 'Content',
  layout: 'side',
  pictures: ['waffles'],
  visibility: shown({ to: ['checkout'] }),
  texts: {
    en: {
      title: 'The waffles, at home',
      subtitle: 'Grandmother Solberg’s recipe, for four',
      body: doc(
        h('You need'),
        ul(
          '4 eggs and 100 g sugar',
          '250 g flour and a teaspoon of cardamom',
          '4 dl milk, 1 dl sour cream, 125 g melted butter',
        ),
        h('Then'),
        ol(
          'Beat eggs and sugar until pale.',
          'Fold in flour and cardamom, milk and sour cream, the butter last.',
          'Let it rest for half an hour. That is the secret.',
          'Bake golden, eat at once.',
        ),
        p('A heart-shaped iron helps, but it is not a rule.'),
      ),
    },
    da: {
      title: 'Vaflerne derhjemme',
      subtitle: 'Bedstemor Solbergs opskrift til fire',
      body: doc(
        h('Du skal bruge'),
        ul(
          '4 æg og 100 g sukker',
          '250 g mel og en teske kardemomme',
          '4 dl mælk, 1 dl creme fraiche, 125 g smeltet smør',
        ),
        h('Sådan gør du'),
        ol(
          'Pisk æg og sukker lyst.',
          'Vend mel og kardemomme i, så mælk og creme fraiche, og smørret til sidst.',
          'Lad dejen hvile en halv time. Det er hele hemmeligheden.',
          'Bag gyldent, spis straks.',
        ),
        p('Et hjertejern hjælper, men det er ikke et krav.'),
      ),
    },
    fi: {
      title: 'Vohvelit kotona',
      subtitle: 'Isoäiti Solbergin ohje neljälle',
      body: doc(
        h('Tarvitset'),
        ul(
          '4 munaa ja 100 g sokeria',
          '250 g jauhoja ja teelusikallisen kardemummaa',
          '4 dl maitoa, 1 dl hapankermaa, 125 g sulatettua voita',
        ),
        h('Näin se käy'),
        ol(
          'Vatkaa munat ja sokeri vaahdoksi.',
          'Kääntele joukkoon jauhot ja kardemumma, maito ja hapankerma, viimeisenä voi.',
          'Anna taikinan levätä puoli tuntia. Se on koko salaisuus.',
          'Paista kullanruskeiksi ja syö heti.',
        ),
        p('Sydänrauta auttaa, mutta pakollinen se ei ole.'),
      ),
    },
    nl: {
      title: 'De wafels, maar dan thuis',
      subtitle: 'Het recept van oma Solberg, voor vier',
      body: doc(
        h('U hebt nodig'),
        ul(
          '4 eieren en 100 g suiker',
          '250 g bloem en een theelepel kardemom',
          '4 dl melk, 1 dl zure room, 125 g gesmolten boter',
        ),
        h('Zo gaat het'),
        ol(
          'Klop eieren en suiker licht.',
          'Spatel er bloem en kardemom door, dan melk en zure room, de boter als laatste.',
          'Laat het beslag een half uur rusten. Dat is het geheim.',
          'Bak goudbruin, eet meteen.',
        ),
        p('Een ijzer met hartjes helpt, maar hoeft niet.'),
      ),
    },
    no: {
      title: 'Vaflene, hjemme hos deg',
      subtitle: 'Bestemor Solbergs oppskrift, til fire',
      body: doc(
        h('Du trenger'),
        ul(
          '4 egg og 100 g sukker',
          '250 g hvetemel og en teskje kardemomme',
          '4 dl melk, 1 dl rømme, 125 g smeltet smør',
        ),
        h('Slik gjør du'),
        ol(
          'Visp egg og sukker luftig.',
          'Vend inn mel og kardemomme, så melk og rømme, og smøret til slutt.',
          'La røra hvile en halvtime. Det er hele hemmeligheten.',
          'Stek gylne, spis med en gang.',
        ),
        p('Hjertejern hjelper, men er ikke et krav.'),
      ),
    },
    sv: {
      title: 'Våfflorna, hemma hos dig',
      subtitle: 'Farmor Solbergs recept, för fyra',
      body: doc(
        h('Du behöver'),
        ul(
          '4 ägg och 100 g socker',
          '250 g vetemjöl och en tesked kardemumma',
          '4 dl mjölk, 1 dl gräddfil, 125 g smält smör',
        ),
        h('Gör så här'),
        ol(
          'Vispa ägg och socker pösigt.',
          'Vänd ner mjöl och kardemumma, sedan mjölk och gräddfil, smöret sist.',
          'Låt smeten vila en halvtimme. Det är hela hemligheten.',
          'Grädda gyllene, ät genast.',
        ),
        p('Ett hjärtjärn hjälper, men är inget krav.'),
      ),
    },
  },
}
