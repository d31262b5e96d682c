/*
 * What an open box shows may stand in the first HTML, although its script comes later. What one kind alone shows is
 * imported by that kind's face for the same reason.
 */
import '@innkeeper/ui/formatted-text.module.css'
import './ask-reception.module.css'
import './box-actions.module.css'
import './box-details.module.css'
import './facts.module.css'
