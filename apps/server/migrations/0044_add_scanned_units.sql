-- The room whose QR code the visitor came by, as the server knew it when the order was placed.
alter table orders add column scanned_unit text;
