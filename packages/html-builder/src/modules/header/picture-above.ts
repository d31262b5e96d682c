/** Of an e-mail's header behind whose words is a picture, this much of it is seen above them. */
export const PICTURE_ABOVE = 168
