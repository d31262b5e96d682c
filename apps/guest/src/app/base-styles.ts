// In this order: names, fonts, then what uses them.
import '@innkeeper/ui/tokens.css'
import './fonts.css'
import './global.css'
