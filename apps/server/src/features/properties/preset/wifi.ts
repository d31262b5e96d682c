import type { PresetCard } from './preset-card.ts'

export const wifi: PresetCard = {
  key: 'wifi',
  type: 'Content',
  to: ['precheckin', 'checkin', 'qr'],
  section: {
    en: 'During your stay',
    da: 'Under dit ophold',
    fi: 'Majoituksesi aikana',
    nl: 'Tijdens uw verblijf',
    no: 'Under oppholdet',
    sv: 'Under din vistelse',
  },
  tab: {
    icon: 'wifi',
    labels: { en: 'Wi-Fi', da: 'Wi-Fi', fi: 'Wi-Fi', nl: 'Wifi', no: 'Wi-Fi', sv: 'Wi-Fi' },
  },
  words: {
    en: {
      title: 'Wi-Fi',
      subtitle: 'Free in the whole house.',
      body: [
        'The name of the network and the password stand on the card in your room.',
        'If it does not connect, switch Wi-Fi off and on once. Still nothing? We are happy to help.',
      ],
    },
    da: {
      title: 'Wi-Fi',
      subtitle: 'Gratis i hele huset.',
      body: [
        'Netværkets navn og adgangskoden står på kortet på dit værelse.',
        'Vil det ikke forbinde, så slå Wi-Fi fra og til igen. Driller det stadig, hjælper vi gerne.',
      ],
    },
    fi: {
      title: 'Wi-Fi',
      subtitle: 'Maksuton koko talossa.',
      body: [
        'Verkon nimi ja salasana ovat huoneesi kortissa.',
        'Jos yhteys ei muodostu, kytke Wi-Fi kerran pois ja takaisin päälle. Autamme mielellämme, jos se ei riitä.',
      ],
    },
    nl: {
      title: 'Wifi',
      subtitle: 'Gratis in het hele huis.',
      body: [
        'De naam van het netwerk en het wachtwoord staan op het kaartje in uw kamer.',
        'Lukt het niet, zet wifi dan een keer uit en weer aan. Nog steeds niets? We helpen u graag.',
      ],
    },
    no: {
      title: 'Wi-Fi',
      subtitle: 'Gratis i hele huset.',
      body: [
        'Navnet på nettverket og passordet står på kortet på rommet.',
        'Kobler det seg ikke til, slår du Wi-Fi av og på en gang. Fortsatt ingenting? Vi hjelper deg gjerne.',
      ],
    },
    sv: {
      title: 'Wi-Fi',
      subtitle: 'Gratis i hela huset.',
      body: [
        'Nätverkets namn och lösenordet står på kortet i ditt rum.',
        'Ansluter det inte, slå av och på Wi-Fi en gång. Krånglar det ändå hjälper vi gärna till.',
      ],
    },
  },
}
