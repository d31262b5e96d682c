/* What an open box shows may stand in the first HTML, although its script comes later. */
import '../to-ask-for/ask-reception.module.css'
import '../facilities/facilities-details.module.css'
import '../own-room/facts.module.css'
import '../vouchers/voucher-details.module.css'
