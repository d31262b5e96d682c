// In this order: names, then what uses them. Fonts come with the property (the server's fonts feature).
import '@innkeeper/ui/tokens.css'
import './global.css'
