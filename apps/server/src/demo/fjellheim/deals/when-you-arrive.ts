import type { FjellheimDeal } from './deal.ts'

export const roomFromOne: FjellheimDeal = {
  key: 'room-from-one',
  products: [{ key: 'early-check-in' }],
  pictures: ['tea'],
  // Earlier nobody knows which rooms are empty by noon.
  daysBeforeArrival: { to: 21 },
  liking: 7,
  texts: {
    en: {
      title: 'Your room from 13:00',
      subtitle: 'Instead of 15:00. No waiting about with suitcases.',
      description:
        'Tell us when you come, and your room is made up an hour or two before the usual time. The key waits at the desk.',
    },
    da: {
      title: 'Værelset fra kl. 13',
      subtitle: 'I stedet for kl. 15. Ingen ventetid med kufferter.',
      description:
        'Sig, hvornår du kommer, så er værelset redt op en time eller to før tid. Nøglen ligger klar i receptionen.',
    },
    fi: {
      title: 'Huone jo klo 13',
      subtitle: 'Klo 15 sijaan. Ei odottelua matkalaukkujen kanssa.',
      description:
        'Kerro, milloin tulet, niin huone on valmis tuntia tai kahta tavallista aikaisemmin. Avain odottaa vastaanotossa.',
    },
    nl: {
      title: 'Uw kamer vanaf 13.00 uur',
      subtitle: 'In plaats van 15.00 uur. Niet wachten met koffers.',
      description:
        'Laat weten wanneer u komt, dan is uw kamer een of twee uur eerder klaar. De sleutel ligt bij de receptie.',
    },
    no: {
      title: 'Rommet fra kl. 13',
      subtitle: 'I stedet for kl. 15. Ingen venting med kofferter.',
      description:
        'Si når du kommer, så er rommet klart en time eller to før vanlig tid. Nøkkelen ligger i resepsjonen.',
    },
    sv: {
      title: 'Rummet från kl. 13',
      subtitle: 'I stället för kl. 15. Ingen väntan med resväskor.',
      description:
        'Säg när du kommer, så är rummet klart en timme eller två före vanlig tid. Nyckeln ligger i receptionen.',
    },
  },
}
