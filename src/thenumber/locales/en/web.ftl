### The page in the browser.

## The page itself

page-description = The Number in the browser: with phones around a table, on the TV, on one device or against bots. An unofficial fan implementation.
page-needs-script = This page needs JavaScript.
page-missing = There is nothing here.
page-home = To the start
# what the server says in place of a page that is not there; $command builds it
page-not-built = The server runs, but its page has not been built. Where the sources are, this builds it: { $command }

## Start

home-pitch = Write a number. Higher scores more, until a lower one shares a digit with yours.

## Settings

setting-language = Language
setting-theme = Appearance
theme-system = like the device
theme-light = light
theme-dark = dark
