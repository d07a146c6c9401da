/** Names of a request's form beside the fields of its type: whose address it is, papers that wait, those to take back, what a camera takes, and of the address at which it is priced and not sent. */
export const askNames = { ADDRESS: 'address', TO_NEW: 'new', PAPER: 'paper', DROP: 'drop', CAMERA: 'camera-', PRICE: 'price' } as const;
