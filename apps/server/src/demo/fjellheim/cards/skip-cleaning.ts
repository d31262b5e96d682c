import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const skipCleaning: FjellheimCard = {
  key: 'skip-cleaning',
  type: 'RoomCleaningBox',
  layout: 'plain',
  visibility: shown({ to: ['checkin'] }),
  options: { cleaningAction: 'skip', cleaningWindow: { opens: '08:00', closes: '22:00' }, icon: 'broom' },
  texts: {
    en: {
      title: 'Leave the bed as it is',
      subtitle: 'Skip tomorrow’s cleaning and the coffee is on us.',
      button: 'Skip tomorrow',
      body: doc(
        p(
          'Fewer towels in the wash, and a quiet morning for you. Tell us between 8:00 and 22:00. The coffee, or a cocoa, waits at the bar all day tomorrow.',
        ),
      ),
    },
    da: {
      title: 'Lad sengen være',
      subtitle: 'Spring rengøringen over i morgen, så giver vi kaffen.',
      button: 'Spring over i morgen',
      body: doc(
        p(
          'Færre håndklæder i vask og en rolig morgen til dig. Sig til mellem kl. 8 og 22. Kaffen, eller kakaoen, venter i baren hele dagen i morgen.',
        ),
      ),
    },
    fi: {
      title: 'Jätä sänky sijaamatta',
      subtitle: 'Jätä huomisen siivous väliin, niin me tarjoamme kahvit.',
      button: 'Ei siivousta huomenna',
      body: doc(
        p(
          'Vähemmän pyykkiä meille, rauhallinen aamu sinulle. Ilmoita klo 8–22. Kahvi tai kaakao odottaa baarissa koko huomisen päivän.',
        ),
      ),
    },
    nl: {
      title: 'Laat het bed maar zo',
      subtitle: 'Sla de schoonmaak van morgen over, dan trakteren wij op koffie.',
      button: 'Morgen overslaan',
      body: doc(
        p(
          'Minder handdoeken in de was en voor u een rustige ochtend. Laat het weten tussen 8.00 en 22.00 uur. De koffie, of warme chocolademelk, wacht morgen de hele dag aan de bar.',
        ),
      ),
    },
    no: {
      title: 'La senga stå som den er',
      subtitle: 'Hopp over rengjøringen i morgen, så spanderer vi kaffen.',
      button: 'Hopp over i morgen',
      body: doc(
        p(
          'Færre håndklær i vask og en rolig morgen til deg. Si fra mellom kl. 8 og 22. Kaffen, eller kakaoen, venter i baren hele dagen i morgen.',
        ),
      ),
    },
    sv: {
      title: 'Låt sängen vara',
      subtitle: 'Hoppa över städningen i morgon så bjuder vi på kaffet.',
      button: 'Hoppa över i morgon',
      body: doc(
        p(
          'Färre handdukar i tvätten och en lugn morgon för dig. Säg till mellan kl. 8 och 22. Kaffet, eller en varm choklad, väntar i baren hela dagen i morgon.',
        ),
      ),
    },
  },
}
