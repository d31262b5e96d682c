-- What opens the door and the network: of one unit, and of the property for units without their own.
alter table units
  add column door_code text check (length(door_code) between 1 and 20),
  add column wifi_name text check (length(wifi_name) between 1 and 32),
  add column wifi_password text check (length(wifi_password) between 1 and 63);
alter table properties add column access jsonb not null default '{}';
