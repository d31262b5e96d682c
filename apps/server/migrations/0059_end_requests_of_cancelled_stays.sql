-- Requests of a stay that was called off are due at once, for all properties: whose they are, and nothing of who it is.
grant select (booking_id) on orders to innkeeper_installation;
