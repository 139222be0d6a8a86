"""A piece of the page that is fetched while the network is away comes when the network does, and nothing is lost."""

from playwright.sync_api import WebSocketRoute, expect

from browser.devices import Devices
from browser.line import Line
from browser.people import Person
from online import Server

FAILED = "Failed to fetch dynamically imported module"


def test_a_screen_that_could_not_be_fetched_comes_by_itself(devices: Devices, server: Server) -> None:
    devices.expected.append(FAILED)
    with Line(server.port) as line:
        you = Person(devices.open(url=line.url))
        expect(you.button("home-play")).to_be_visible()
        line.cut()
        you.link("home-rules").click()
        you.sees("trouble-offline")
        line.mend()
        expect(you.heading("rules-title")).to_be_visible()


def test_a_tablet_laid_without_a_network_is_sent_before_the_page_begins_anew(devices: Devices, server: Server) -> None:
    devices.expected.append(FAILED)
    sockets_pass = True

    def passes(socket: WebSocketRoute) -> None:
        if sockets_pass:
            socket.connect_to_server()
        else:
            socket.close()

    with Line(server.port) as line:
        you = Person(devices.open(url=line.url))
        you.page.route_web_socket("**/ws/**", passes)
        you.button("home-play").click()
        you.is_at_turn(1)
        sockets_pass = False
        line.cut()
        you.sees("line-down")
        you.write("761")
        you.sees("wait-line")
        you.button("menu-open").click()
        you.sees("trouble-offline")
        with you.page.expect_response(lambda response: response.request.method == "HEAD" and response.ok):
            line.mend()
        sockets_pass = True
        you.sees_seals(was_away=True)
        expect(you.page.get_by_text(you.words("trouble-offline"))).to_be_hidden()
